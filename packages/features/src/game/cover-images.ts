import type { gameArtAddress } from '@chada/ui-kit/game-art';
import type { Cover } from './assign-covers.ts';

type Draw = typeof gameArtAddress;

let draw: Draw | undefined;
/**
 * The covers that `drawCover` has created. The map contains image elements, because a browser discards a decoded picture
 * that no element uses.
 */
const pictures = new Map<string, HTMLImageElement>();

const keyOf = ({ subject, variant }: Cover): string => `${subject}/${variant}`;

export async function loadDrawings(): Promise<void> {
  draw ??= (await import('@chada/ui-kit/game-art')).gameArtAddress;
}

export function readyCover(cover: Cover): string | undefined {
  const picture = pictures.get(keyOf(cover));
  return picture?.complete === true ? picture.src : undefined;
}

/** Returns the URL of a drawn cover, or undefined before the drawings are loaded. */
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
