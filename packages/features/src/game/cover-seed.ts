import type { Game } from '@chada/stores/game';

/** The number of different covers in a category: enough for different neighbours, few enough to cache them all. */
export const COVERS_PER_CATEGORY = 64;

/** Returns the seed of a game's drawn cover, one of `COVERS_PER_CATEGORY`; always the same one for the same game. */
export function coverSeed(game: Pick<Game, 'code'>): string {
  // FNV-1a with its high bits folded down: otherwise consecutive codes would share few covers.
  let hash = 0x811c9dc5;
  for (let index = 0; index < game.code.length; index += 1) {
    hash = Math.imul(hash ^ game.code.charCodeAt(index), 0x01000193);
  }
  return `cover-${((hash ^ (hash >>> 15)) >>> 0) % COVERS_PER_CATEGORY}`;
}
