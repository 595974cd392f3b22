import { LinkButton } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { gameSearchOf } from './list-address.ts';
import type { CategoryMatches, GamesFound, GameFilter } from './use-game-results.ts';
import { Scope, ScopeWithOwnRequest } from './search-scope.tsx';

export interface SearchScopesProps {
  wanted: GameFilter;
  list: GamesFound;
}

const sum = (found: readonly CategoryMatches[]): number =>
  found.reduce((total, { games }) => total + games, 0);

export const SearchScopes = memo(function SearchScopes({
  wanted,
  list,
}: SearchScopesProps): ReactElement | null {
  const t = useText();
  const gameName = useGameName();
  const { categories } = useClient().game;
  const { category, provider, search } = wanted;
  const { foundBy, scope, total } = list;
  const everywhere = (
    <Scope
      name={t('gameList.everyCategory')}
      to={gameSearchOf(category, search)}
      current={scope === undefined}
      count={foundBy && sum(foundBy)}
    />
  );
  if (foundBy !== undefined && sum(foundBy) === 0) return null;
  return (
    <nav aria-label={t('gameList.searchScopes')} className="cf-games__scopes">
      <ul className="cf-games__scope-list">
        {provider !== undefined ? (
          <>
            <Scope
              name={t('gameList.providerTitle', {
                category: gameName(category),
                provider: gameName(provider),
              })}
              to={`?q=${encodeURIComponent(search)}`}
              current
              count={total}
            />
            {everywhere}
          </>
        ) : foundBy === undefined ? (
          categories
            .filter((candidate) => candidate !== 'hot' || candidate === scope)
            .map((item) => (
              <ScopeWithOwnRequest key={item} category={item} search={search} current={item === scope} />
            ))
        ) : (
          <>
            {everywhere}
            {foundBy.map((found) => (
              <Scope
                key={found.category}
                name={gameName(found.category)}
                to={gameSearchOf(category, search, found.category)}
                current={found.category === scope}
                count={found.games}
              />
            ))}
          </>
        )}
      </ul>
    </nav>
  );
});

export function FoundElsewhere({
  wanted,
  found,
}: {
  wanted: GameFilter;
  found: readonly CategoryMatches[];
}): ReactElement {
  const t = useText();
  const gameName = useGameName();
  return (
    <span className="cf-games__elsewhere">
      {found.map(({ category, games }) => (
        <LinkButton
          key={category}
          render={<Link to={gameSearchOf(wanted.category, wanted.search, category)} replace />}
        >
          {t('gameList.foundIn', { category: gameName(category), count: games })}
        </LinkButton>
      ))}
    </span>
  );
}
