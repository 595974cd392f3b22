import type { Game, GamePage } from '@chada/stores/game';

/** Joins the pages of a list. Removes repeated games, because the list may change between the requests of two pages. */
export function mergePages(pages: readonly Pick<GamePage, 'items' | 'total'>[]): {
  readonly games: readonly Game[];
  readonly total: number;
} {
  const byCode = new Map<string, Game>();
  for (const page of pages)
    for (const game of page.items) if (!byCode.has(game.code)) byCode.set(game.code, game);
  return { games: [...byCode.values()], total: Math.max(pages[pages.length - 1]?.total ?? 0, byCode.size) };
}
