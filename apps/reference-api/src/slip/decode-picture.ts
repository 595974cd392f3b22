import sharp from 'sharp';

/** An image with more pixels could need gigabytes of memory. */
export const MAX_PIXELS = 40_000_000;

/** Red, green and blue of each pixel, without metadata. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const RGB = 3;

export function drawingOf({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: RGB } });
}

/** Turns the picture upright. Throws if the file is incomplete or corrupt. */
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
