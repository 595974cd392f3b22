import type { Game } from '@chada/stores/game';

/** How many different covers a category has: enough that neighbours differ, few enough to keep all of them. */
export const COVERS_PER_CATEGORY = 64;

/** The seed from which a game's cover is drawn; the same for the same game, one of `COVERS_PER_CATEGORY`. */
export function coverSeed(game: Pick<Game, 'code'>): string {
  let hash = 0;
  for (let index = 0; index < game.code.length; index += 1) {
    hash = (Math.imul(hash, 31) + game.code.charCodeAt(index)) >>> 0;
  }
  return `cover-${hash % COVERS_PER_CATEGORY}`;
}
