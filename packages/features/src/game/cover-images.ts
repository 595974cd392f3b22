import type { gameArtAddress } from '@chada/ui-kit/game-art';
import type { Cover } from './assign-covers.ts';

type Draw = typeof gameArtAddress;

let draw: Draw | undefined;
/** A browser may discard a decoded picture without an element, so the map keeps the elements. */
const pictures = new Map<string, HTMLImageElement>();

const keyOf = ({ subject, variant }: Cover): string => `${subject}/${variant}`;

export async function loadDrawings(): Promise<void> {
  draw ??= (await import('@chada/ui-kit/game-art')).gameArtAddress;
}

export function readyCover(cover: Cover): string | undefined {
  const picture = pictures.get(keyOf(cover));
  return picture?.complete === true ? picture.src : undefined;
}

/** Returns undefined before the drawings are loaded. An image scrolls faster than an SVG element. */
export function drawCover(cover: Cover): string | undefined {
  const key = keyOf(cover);
  const known = pictures.get(key);
  if (known !== undefined) return known.src;
  if (draw === undefined) return undefined;
  const picture = new Image();
  picture.src = draw({ ...cover, shape: 'poster' });
  pictures.set(key, picture);
  return picture.src;
}
