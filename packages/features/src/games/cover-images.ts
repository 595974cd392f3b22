import type { Game } from '@chada/stores/game';
import { coverSeed } from './cover-seed.ts';

// Held as elements, since a browser forgets a picture that no element shows.
const pictures = new Map<string, HTMLImageElement>();

const keyOf = (game: Game): string => `${game.category}/${coverSeed(game)}`;

/** The address of a game's cover as a picture, once the same cover has been drawn somewhere. */
export function coverPicture(game: Game): string | undefined {
  return pictures.get(keyOf(game))?.src;
}

/**
 * Keeps a drawn cover as a picture. A drawing is fifty elements that the browser walks through in every frame of a
 * scroll; a picture is one, and shared by all games with that cover.
 */
export function keepCoverPicture(game: Game, drawing: SVGElement): void {
  const key = keyOf(game);
  // Where a browser makes no object URLs, covers stay drawings.
  if (pictures.has(key) || typeof URL.createObjectURL !== 'function') return;
  const text = new XMLSerializer().serializeToString(drawing);
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  pictures.set(key, picture);
}
