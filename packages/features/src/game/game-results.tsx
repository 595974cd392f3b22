import { useOffline } from '@chada/stores';
import type { Game } from '@chada/stores/game';
import { Section } from '@chada/ui-kit';
import { memo, type ReactElement, useEffect, useMemo } from 'react';
import { LoadState } from '../common/query/load-state.tsx';
import { useText } from '../common/brand/site-context.tsx';
import { useGameName } from '../common/brand/use-game-name.ts';
import { FEW_GAMES, GameFeatures } from './game-features.tsx';
import { GameGrid } from './game-grid.tsx';
import { GamesEnd, GamesLoading, SkipGames } from './game-list-states.tsx';
import { NoGames } from './no-games.tsx';
import { SearchScopes } from './search-scopes.tsx';
import { showLater } from './show-later.ts';
import type { GameFilter, GameResultsQuery, GamesFound } from './use-game-results.ts';

const MANY_GAMES = 12;
const none: readonly Game[] = [];

export interface GameResultsProps extends GameFilter {
  results: GameResultsQuery;
  /** The games that the page shows above the list. */
  shownAbove?: readonly Game[] | undefined;
  /** True while the page does not know the games above the list. The list waits, so that it does not move later. */
  isAboveUnknown?: boolean;
  onClearSearch: () => void;
  onOpen: (game: Game) => void;
  onRetry?: () => void;
}

function useHeading({ search, provider }: GameFilter, listName: string) {
  const t = useText();
  const gameName = useGameName();
  return (list: GamesFound | undefined, searching: boolean): string => {
    if (search === '') return listName;
    if (list === undefined || searching) return t('gameList.searching');
    const { total: count, scope } = list;
    if (scope === undefined || provider !== undefined) return t('gameList.searchFound', { count });
    return t('gameList.searchFoundIn', { count, category: gameName(scope) });
  };
}

export const GameResults = memo(function GameResults(props: GameResultsProps): ReactElement {
  const { category, provider, search, within, results, onClearSearch, onOpen, onRetry } = props;
  const { shownAbove = none, isAboveUnknown = false } = props;
  const wanted = { category, provider, search, within };
  const t = useText();
  const gameName = useGameName();
  const offline = useOffline();
  const { query, list, searching, nothingYet } = results;
  const { error, isFetching, isFetchNextPageError, hasNextPage, isFetchingNextPage } = query;
  const count = list?.total ?? 0;

  const loadNext = (): void => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !searching) void query.fetchNextPage();
  };
  // Loads further pages, because the first pages may contain only games that the brand does not offer.
  useEffect(() => {
    if (nothingYet) loadNext();
  });
  const found = list?.games ?? none;
  const hasGrid = search !== '' || count > FEW_GAMES;
  const isWaiting = isAboveUnknown && list !== undefined && !nothingYet;
  const shown = useMemo(
    () => (search === '' ? showLater(found, shownAbove) : found),
    [found, search, shownAbove],
  );
  const listName =
    search !== ''
      ? t('gameList.searchResults')
      : provider === undefined
        ? t('gameList.allOf', { category: gameName(category) })
        : t('gameList.allOfProvider', { provider: gameName(provider) });
  const headingOf = useHeading(wanted, listName);
  return (
    <Section
      title={<span role="status">{headingOf(list, searching)}</span>}
      action={
        search === '' && list !== undefined && count > 0 ? (
          <span className="cf-games__count">{t('gameList.gameCount', { count })}</span>
        ) : undefined
      }
    >
      {search !== '' && list !== undefined && (!searching || list.foundBy !== undefined) && (
        <SearchScopes wanted={wanted} list={list} />
      )}
      <LoadState
        query={{
          data: nothingYet || isWaiting || (searching && count === 0) ? undefined : list,
          error: isWaiting || (isFetchNextPageError && !nothingYet) ? undefined : error,
          isFetching,
          refetch: () => {
            onRetry?.();
            return query.refetch();
          },
        }}
        skeleton={<GamesLoading />}
        errorTitle={t(offline ? 'gameList.offlineTitle' : 'gameList.loadFailed')}
        empty={{
          when: ({ games }) => games.length === 0,
          show: list === undefined ? null : <NoGames {...{ wanted, list, onClearSearch }} />,
        }}
      >
        {({ games, total, scope }) =>
          !hasGrid ? (
            <GameFeatures games={games} label={listName} onOpen={onOpen} />
          ) : (
            <SkipGames active={games.length > MANY_GAMES}>
              <div className="cf-games__list" data-stale={searching ? 'true' : undefined}>
                <GameGrid
                  games={shown}
                  total={total}
                  label={listName}
                  ofEveryCategory={scope === undefined}
                  ofHotGames={scope === 'hot'}
                  onOpen={onOpen}
                  onNearEnd={loadNext}
                />
              </div>
              <GamesEnd query={query} shown={games.length} />
            </SkipGames>
          )
        }
      </LoadState>
    </Section>
  );
});
