import type { GameCategory } from '@chada/client-config';
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
  /** `undefined` until it is known. */
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
        {/* The space makes the visible text a part of the accessible name. */}
        {`${name} `}
        {count !== undefined && (
          <span className="cf-games__scope-count ck-tabular">{formatNumber(count)}</span>
        )}
      </Link>
    </li>
  );
}

/**
 * A category for a backend that searches one category at a time: it sends its own request, and renders nothing without
 * results.
 */
function AskedScope({ current, ...wanted }: SearchWanted & { current: boolean }): ReactElement | null {
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

/** The scopes in which a search found games: every category, each category, or one provider. */
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
            .map((one) => <AskedScope key={one} category={one} search={search} current={one === scope} />)
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

/** Links to the other categories in which a search found games. */
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
