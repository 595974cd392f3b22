import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Comparison {
  readonly changed: boolean;
  readonly pixels: number;
  readonly difference?: Buffer;
}

/** A pixel counts as different if its colour difference, from 0 to 1, exceeds this number. */
const threshold = 0.02;
/** A picture fails if the share of different pixels exceeds this number. */
const allowedShare = 0.000_02;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Returns the pixels of a picture. Adds magenta rows at the bottom of a picture with fewer rows than `height`. */
async function pixelsOf(picture: Buffer, height: number): Promise<Pixels> {
  const shown = await sharp(picture).metadata();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .extend({ bottom: Math.max(0, height - shown.height), background: '#ff00ff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function comparePictures(before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { changed: false, pixels: 0 };
  const heights = await Promise.all(
    [before, after].map(async (picture) => (await sharp(picture).metadata()).height),
  );
  const height = Math.max(...heights);
  const [{ data: buffer, width }, { data: otherBuffer }] = await Promise.all([
    pixelsOf(before, height),
    pixelsOf(after, height),
  ]);
  const data = Buffer.alloc(buffer.length);
  const pixels = pixelmatch(buffer, otherBuffer, data, width, height, { threshold, includeAA: true });
  if (heights[0] === heights[1] && pixels <= width * height * allowedShare) return { changed: false, pixels };
  const png = sharp(data, { raw: { width, height, channels: 4 } }).png();
  return { changed: true, pixels, difference: await png.toBuffer() };
}
