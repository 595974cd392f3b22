import type { GameCategory, GameProvider } from '@chada/client-config';
import { type Game, useGameListInfiniteQuery } from '@chada/stores/game';
import { useMemo } from 'react';
import { mergePages } from './merge-pages.ts';

/** The scope of a list of games: a category, one provider in it, and a search in these or in every category. */
export interface GamesWanted {
  readonly category: GameCategory;
  readonly provider?: GameProvider | undefined;
  readonly search: string;
  /** The category that narrows the search; without it, a search covers all categories. */
  readonly within?: GameCategory | undefined;
}

/** The number of games that a search found in a category. */
export interface FoundIn {
  readonly category: GameCategory;
  readonly games: number;
}

/** The loaded games. */
export interface GamesFound {
  readonly games: readonly Game[];
  readonly total: number;
  /** The category of the list; `undefined` if it covers all categories. */
  readonly scope: GameCategory | undefined;
  /** The categories in which a search found games; undefined without a search, or if the backend searches only one category. */
  readonly foundBy: readonly FoundIn[] | undefined;
}

/**
 * Loads a list of games page by page. A search covers every category; a backend without that extension searches one
 * category, which `scope` then names.
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
  // The previous results stay visible while a search runs; if it fails, they would be wrong.
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
