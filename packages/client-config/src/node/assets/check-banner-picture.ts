import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { JsonPath } from '../json-source.ts';
import { gifSize, jpegSize, pngSize, webpSize, type PictureSize } from './picture-size.ts';

/**
 * The width divided by the height of a banner's picture. The site uses this ratio to reserve space before the picture
 * has loaded.
 */
const ratios: Readonly<Record<string, number>> = { narrow: 2, wide: 4 };

function svgSize(text: string): PictureSize {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? '';
  const [, , width, height] =
    /viewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  return width === undefined || height === undefined ? undefined : [Number(width), Number(height)];
}

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

export function bannerPictureMistake(file: string, path: JsonPath): string | undefined {
  const width = String(path[path.length - 1]);
  const ratio = ratios[width];
  if (path[0] !== 'banners' || path[2] !== 'picture' || ratio === undefined) return undefined;
  const size = pictureSize(file);
  if (size === undefined) return 'has no viewBox, so its shape is unknown';
  if (Math.abs(size[0] / size[1] / ratio - 1) <= 0.02) return undefined;
  return `is ${size.join(' x ')}; the ${width} picture of a banner is ${ratio} times as wide as high`;
}
