import type { Game } from '@chada/stores/game';
import { gameArtAddress } from '@chada/ui-kit';
import { coverSeed } from './cover-seed.ts';

// Held as elements, since a browser forgets a picture that no element shows.
const pictures = new Map<string, HTMLImageElement>();

const keyOf = (game: Game): string => `${game.category}/${coverSeed(game)}`;

/** The address of a game's drawn cover as a picture, once the browser has taken the same cover in somewhere. */
export function readyCover(game: Game): string | undefined {
  const picture = pictures.get(keyOf(game));
  return picture?.complete === true ? picture.src : undefined;
}

/**
 * The address of a game's cover as a picture, drawn where it is new. A drawing in the page is fifty elements that the
 * browser walks through in every frame of a scroll; a picture is one, and shared by all games with that cover.
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
