import type { GameCategory, GameProvider } from '@chada/client-config';
import { useOffline } from '@chada/stores';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { Section } from '@chada/ui-kit';
import { memo, type ReactElement, useMemo } from 'react';
import { LoadState } from '../common/load-state.tsx';
import { useText } from '../common/site-context.tsx';
import { FEW_GAMES, GameFeatures } from './game-features.tsx';
import { GameGrid } from './game-grid.tsx';
import { GamesEnd, GamesLoading, NoGames, SkipGames } from './game-list-states.tsx';
import { mergePages } from './merge-pages.ts';

/** Fewer tiles than this are stepped through; more can be skipped. */
const MANY_GAMES = 12;

export interface GameResultsProps {
  category: GameCategory;
  provider?: GameProvider;
  search: string;
  onClearSearch: () => void;
  onOpen: (game: Game) => void;
  /** Asked with the list when it is tried again: what else of the screen did not come. */
  onRetry?: () => void;
}

/** The games of a category or of one provider in it, searched or not: a grid, large cards when few, and every state. */
export const GameResults = memo(function GameResults(props: GameResultsProps): ReactElement {
  const { category, provider, search, onClearSearch, onOpen, onRetry } = props;
  const t = useText();
  const offline = useOffline();
  const query = useGameListInfiniteQuery({
    gameType: category,
    ...(provider === undefined ? {} : { provider }),
    ...(search === '' ? {} : { search }),
  });
  const { data, currentData, error, isFetching, isFetchNextPageError, hasNextPage, isFetchingNextPage } =
    query;
  // While a search is under way the games found before stay; when it fails they would be the wrong ones.
  const pages = error !== undefined && !isFetchNextPageError ? currentData?.pages : data?.pages;
  const list = useMemo(() => (pages === undefined ? undefined : mergePages(pages)), [pages]);
  const searching = currentData === undefined && isFetching;
  const count = list?.total ?? 0;

  const loadNext = (): void => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && !searching) void query.fetchNextPage();
  };
  const listName = t('lobby.allOf', { category: t(`game.${category}`) });
  const heading =
    search === '' ? listName : searching ? t('lobby.searching') : t('lobby.searchFound', { count });
  return (
    <Section
      title={<span role="status">{list === undefined ? listName : heading}</span>}
      action={
        search === '' && list !== undefined && count > 0 ? (
          <span className="cf-games__count">{t('lobby.gameCount', { count })}</span>
        ) : undefined
      }
    >
      <LoadState
        query={{
          data: list,
          error: isFetchNextPageError ? undefined : error,
          isFetching,
          refetch: () => {
            onRetry?.();
            return query.refetch();
          },
        }}
        skeleton={<GamesLoading />}
        errorTitle={t(offline ? 'lobby.offlineTitle' : 'lobby.loadFailed')}
        empty={{
          when: ({ games }) => games.length === 0,
          show: <NoGames {...{ category, provider, search, onClearSearch }} />,
        }}
      >
        {({ games, total }) =>
          search === '' && total <= FEW_GAMES ? (
            <GameFeatures games={games} label={listName} onOpen={onOpen} />
          ) : (
            <SkipGames active={games.length > MANY_GAMES}>
              <div className="cf-games__list" data-stale={searching ? 'true' : undefined}>
                <GameGrid games={games} total={total} label={listName} onOpen={onOpen} onNearEnd={loadNext} />
              </div>
              <GamesEnd query={query} shown={games.length} />
            </SkipGames>
          )
        }
      </LoadState>
    </Section>
  );
});
