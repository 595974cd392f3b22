import type { GameCategory, GameProviderCode } from '@chada/domain';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { useMemo } from 'react';
import { useClient } from '../common/brand/site-context.tsx';
import { mergePages } from './merge-pages.ts';
import { offeredGames } from './offered-games.ts';

export interface GameFilter {
  readonly category: GameCategory;
  readonly provider?: GameProviderCode | undefined;
  readonly search: string;
  readonly within?: GameCategory | undefined;
}

export interface CategoryMatches {
  readonly category: GameCategory;
  readonly games: number;
}

export interface GamesFound {
  readonly games: readonly Game[];
  readonly total: number;
  readonly scope: GameCategory | undefined;
  readonly foundBy: readonly CategoryMatches[] | undefined;
}

export type GameResultsQuery = ReturnType<typeof useGameResults>;

export function useGameResults({ category, provider, search, within }: GameFilter) {
  const { game: lobby } = useClient();
  const everyCategory = search !== '' && provider === undefined && within === undefined;
  const gameType = within ?? category;
  const query = useGameListInfiniteQuery({
    gameType,
    ...(provider === undefined ? {} : { provider }),
    ...(search === '' ? {} : { search }),
    ...(everyCategory ? { everyCategory } : {}),
  });
  const { data, currentData, error, isFetching, isFetchNextPageError } = query;
  // The previous results stay visible while a search is running.
  const pages = error !== undefined && !isFetchNextPageError ? currentData?.pages : data?.pages;
  const list = useMemo((): GamesFound | undefined => {
    if (pages === undefined) return undefined;
    const foundBy = pages[0]?.foundByCategory?.filter((found) => lobby.categories.includes(found.category));
    const all = mergePages(pages);
    const games = offeredGames(all.games, lobby);
    return {
      games,
      total: all.total - (all.games.length - games.length),
      scope: everyCategory && foundBy !== undefined ? undefined : gameType,
      foundBy,
    };
  }, [pages, everyCategory, gameType, lobby]);
  const searching = currentData === undefined && isFetching;
  // True if the loaded pages contain only games that the brand does not offer, and more pages follow.
  const nothingYet = list?.games.length === 0 && query.hasNextPage;
  return useMemo(() => ({ query, list, searching, nothingYet }), [query, list, searching, nothingYet]);
}
