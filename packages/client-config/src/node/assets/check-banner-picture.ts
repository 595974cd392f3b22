import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { JsonPath } from '../json-source.ts';
import { gifSize, jpegSize, pngSize, webpSize, type PictureSize } from './picture-size.ts';
import { svgSize } from './svg-size.ts';

/**
 * The width divided by the height of a banner's picture. The site uses this ratio to reserve space before the picture
 * has loaded.
 */
const ratios: Readonly<Record<string, number>> = { narrow: 2, wide: 4 };

const isOfRatio = ([width, height]: readonly [number, number], ratio: number): boolean =>
  Math.abs(width / height / ratio - 1) <= 0.02;

export function pictureSize(file: string): PictureSize {
  const bytes = readFileSync(file);
  switch (extname(file).toLowerCase()) {
    case '.svg':
      return svgSize(bytes.toString('latin1'));
    case '.png':
      return pngSize(bytes);
    case '.gif':
      return gifSize(bytes);
    case '.webp':
      return webpSize(bytes);
    default:
      return jpegSize(bytes);
  }
}

/**
 * Returns the reason why the picture of a banner has the wrong shape, or undefined. `otherFile` returns the banner's
 * picture for the other width.
 */
export function bannerPictureMistake(
  file: string,
  path: JsonPath,
  otherFile: (name: string) => string | undefined = () => undefined,
): string | undefined {
  const width = String(path[path.length - 1]);
  const ratio = ratios[width];
  if (path[0] !== 'banners' || path[2] !== 'picture' || ratio === undefined) return undefined;
  const size = pictureSize(file);
  if (size === undefined) return 'has no viewBox, so its shape is unknown';
  if (isOfRatio(size, ratio)) return undefined;
  const [otherWidth = '', otherRatio = 0] = Object.entries(ratios).find(([name]) => name !== width) ?? [];
  const other = otherFile(otherWidth);
  const otherSize = other === undefined ? undefined : pictureSize(other);
  if (otherSize !== undefined && isOfRatio(size, otherRatio) && isOfRatio(otherSize, ratio))
    // Reports two swapped pictures once.
    return width === 'narrow'
      ? 'is the picture for "wide", and that for "narrow" is there; swap them'
      : undefined;
  return `is ${size.join(' x ')}; the ${width} picture of a banner is ${ratio} times as wide as high`;
}
