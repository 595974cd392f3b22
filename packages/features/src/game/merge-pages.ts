import type { Game } from '@chada/stores/game';

/** One page of the games list. */
export interface GamePage {
  readonly items: readonly Game[];
  readonly total: number;
}

/** Returns the loaded games, each once: if the list changes between two pages, a game may be in both. */
export function mergePages(pages: readonly GamePage[]): {
  readonly games: readonly Game[];
  readonly total: number;
} {
  const byCode = new Map<string, Game>();
  for (const page of pages)
    for (const game of page.items) if (!byCode.has(game.code)) byCode.set(game.code, game);
  return { games: [...byCode.values()], total: Math.max(pages[pages.length - 1]?.total ?? 0, byCode.size) };
}
