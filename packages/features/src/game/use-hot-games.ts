import type { GameCategory } from '@chada/domain';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { useCallback, useMemo } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { offeredGames } from './offered-games.ts';

const MIN_GAMES = 4;
const MAX_GAMES = 10;

export interface HotGames {
  readonly games: readonly Game[];
  readonly isLoading: boolean;
  /** True while no games are known and a request runs. Unlike `isLoading`, also true while a retry runs. */
  readonly isPending: boolean;
  readonly retry: () => void;
}

const none: readonly Game[] = [];

export function useHotGames(wanted: boolean): HotGames {
  const { data, isError, isFetching, isLoading, refetch } = useGameListInfiniteQuery(
    { gameType: 'hot' },
    { skip: !wanted },
  );
  const retry = useCallback(() => {
    if (isError) void refetch();
  }, [isError, refetch]);
  const { game: lobby } = useClient();
  const games = useMemo(() => offeredGames(data?.pages[0]?.items ?? none, lobby), [data, lobby]);
  return { games, isLoading, isPending: isFetching && data === undefined, retry };
}

/** Returns the hot games for the row of a category: none if the category has fewer than four hot games. */
export function useHotRowGames(games: readonly Game[], category: GameCategory): readonly Game[] {
  return useMemo(() => {
    const ofCategory = games.filter((game) => game.category === category).slice(0, MAX_GAMES);
    return ofCategory.length < MIN_GAMES ? none : ofCategory;
  }, [games, category]);
}
