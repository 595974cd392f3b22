import type { Game } from '@chada/stores/game';
import { gameArtAddress } from '@chada/ui-kit';
import { coverSeed } from './cover-seed.ts';

// Kept as elements, because a browser may evict a picture that no element shows.
const pictures = new Map<string, HTMLImageElement>();

const keyOf = (game: Game): string => `${game.category}/${coverSeed(game)}`;

/** Returns the address of a game's drawn cover if the browser has already decoded it. */
export function readyCover(game: Game): string | undefined {
  const picture = pictures.get(keyOf(game));
  return picture?.complete === true ? picture.src : undefined;
}

/**
 * Returns the address of a game's cover as a picture, and draws it on first use. Fifty SVG elements in the page would
 * cost time in every frame of a scroll; one picture doesn't, and games with the same cover share it.
 */
export function drawCover(game: Game): string {
  const key = keyOf(game);
  const known = pictures.get(key);
  if (known !== undefined) return known.src;
  const picture = new Image();
  picture.src = gameArtAddress({ seed: coverSeed(game), category: game.category });
  pictures.set(key, picture);
  return picture.src;
}
