import type { GameCategory, GameProvider } from '@chada/client-config';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { useMemo } from 'react';
import { mergePages } from './merge-pages.ts';

/** Where a list of games comes from: a category, one provider in it, and a search in these or in every category. */
export interface GamesWanted {
  readonly category: GameCategory;
  readonly provider?: GameProvider | undefined;
  readonly search: string;
  /** The category that the search is narrowed to; without it a search goes through all. */
  readonly within?: GameCategory | undefined;
}

/** How many games a search found in a category. */
export interface FoundIn {
  readonly category: GameCategory;
  readonly games: number;
}

/** The games that were loaded. */
export interface GamesFound {
  readonly games: readonly Game[];
  readonly total: number;
  /** The category that the list is of; `undefined` where it is of every one. */
  readonly scope: GameCategory | undefined;
  /** Where a search found games; `undefined` without one, and of a backend that searches one category at a time. */
  readonly foundBy: readonly FoundIn[] | undefined;
}

/**
 * Loads the games that are wanted, page by page. A search asks for every category; a backend that does not know of this
 * answers for the one, which `scope` then says.
 */
export function useGameResults({ category, provider, search, within }: GamesWanted) {
  const everyCategory = search !== '' && provider === undefined && within === undefined;
  const gameType = within ?? category;
  const query = useGameListInfiniteQuery({
    gameType,
    ...(provider === undefined ? {} : { provider }),
    ...(search === '' ? {} : { search }),
    ...(everyCategory ? { everyCategory } : {}),
  });
  const { data, currentData, error, isFetching, isFetchNextPageError } = query;
  // While a search is under way the games found before stay; when it fails they would be the wrong ones.
  const pages = error !== undefined && !isFetchNextPageError ? currentData?.pages : data?.pages;
  const list = useMemo((): GamesFound | undefined => {
    if (pages === undefined) return undefined;
    const foundBy = pages[0]?.foundByCategory;
    return {
      ...mergePages(pages),
      scope: everyCategory && foundBy !== undefined ? undefined : gameType,
      foundBy,
    };
  }, [pages, everyCategory, gameType]);
  return { query, list, searching: currentData === undefined && isFetching };
}
