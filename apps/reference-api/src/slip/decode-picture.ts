import sharp from 'sharp';

/** The largest number of pixels of an accepted image. A larger image could need gigabytes of memory. */
export const MAX_PIXELS = 40_000_000;

/** An image in memory: red, green and blue of each pixel, without metadata. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const RGB = 3;

export function drawingOf({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: RGB } });
}

/** Decodes a picture, turns it upright, and reduces it to `width`. Throws if the file is incomplete or corrupt. */
export async function decodePicture(bytes: Buffer, width: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  })
    .rotate()
    .resize({ width, height: width * 3, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== RGB) throw new Error(`the picture has ${info.channels} channels`);
  return { data, width: info.width, height: info.height };
}

export async function shrinkPixels(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await drawingOf(pixels)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
