import type { GameCategory } from '@chada/domain';
import { formatNumber } from '@chada/messages';
import { useGameListInfiniteQuery } from '@chada/stores/game';
import { LinkButton } from '@chada/ui-kit';
import { memo, type ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../common/brand/site-context.tsx';
import { gameSearchOf } from './list-address.ts';
import type { FoundIn, GamesFound, GamesWanted } from './use-game-results.ts';

interface ScopeProps {
  name: string;
  to: string;
  current: boolean;
  /** The number of games found. Undefined while the number is loading. */
  count: number | undefined;
}

function Scope({ name, to, current, count }: ScopeProps): ReactElement {
  const t = useText();
  return (
    <li className="cf-games__scope-item">
      <Link
        className="cf-games__scope"
        to={to}
        replace
        preventScrollReset
        aria-current={current ? 'true' : undefined}
        aria-label={count === undefined ? name : t('gameList.foundIn', { category: name, count })}
      >
        {/* A space separates the name from the number, so that the visible text is part of the accessible name. */}
        {`${name} `}
        {count !== undefined && (
          <span className="cf-games__scope-count ck-tabular">{formatNumber(count)}</span>
        )}
      </Link>
    </li>
  );
}

/** Shows one category and requests its number of results, for an API that searches only one category per request. */
function ScopeWithOwnRequest({
  current,
  ...wanted
}: SearchWanted & { current: boolean }): ReactElement | null {
  const t = useText();
  const { category, search } = wanted;
  const { currentData } = useGameListInfiniteQuery({ gameType: category, search });
  const count = currentData?.pages[0]?.total;
  if (count === 0 && !current) return null;
  return (
    <Scope
      name={t(`game.${category}`)}
      to={gameSearchOf(category, search, category)}
      current={current}
      count={count}
    />
  );
}

interface SearchWanted {
  readonly category: GameCategory;
  readonly search: string;
}

export interface SearchScopesProps {
  wanted: GamesWanted;
  list: GamesFound;
}

const sum = (found: readonly FoundIn[]): number => found.reduce((total, { games }) => total + games, 0);

/** Links that narrow a search to one category. */
export const SearchScopes = memo(function SearchScopes({
  wanted,
  list,
}: SearchScopesProps): ReactElement | null {
  const t = useText();
  const { categories } = useClient().game;
  const { category, provider, search } = wanted;
  const { foundBy, scope, total } = list;
  const nameOf = (one: GameCategory) => t(`game.${one}`);
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
                category: nameOf(category),
                provider: t(`game.${provider}`),
              })}
              to={`?q=${encodeURIComponent(search)}`}
              current
              count={total}
            />
            {everywhere}
          </>
        ) : foundBy === undefined ? (
          categories
            .filter((one) => one !== 'hot' || one === scope)
            .map((one) => (
              <ScopeWithOwnRequest key={one} category={one} search={search} current={one === scope} />
            ))
        ) : (
          <>
            {everywhere}
            {foundBy.map((found) => (
              <Scope
                key={found.category}
                name={nameOf(found.category)}
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

/** Links to other categories in which the search found games. */
export function FoundElsewhere({
  wanted,
  found,
}: {
  wanted: GamesWanted;
  found: readonly FoundIn[];
}): ReactElement {
  const t = useText();
  return (
    <span className="cf-games__elsewhere">
      {found.map(({ category, games }) => (
        <LinkButton
          key={category}
          render={<Link to={gameSearchOf(wanted.category, wanted.search, category)} replace />}
        >
          {t('gameList.foundIn', { category: t(`game.${category}`), count: games })}
        </LinkButton>
      ))}
    </span>
  );
}
