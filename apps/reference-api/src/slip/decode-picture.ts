import sharp from 'sharp';

/** Maximum number of pixels; a larger picture is not a slip and could decompress to gigabytes. */
export const MAX_PIXELS = 40_000_000;

/** A decoded picture: red, green and blue of each pixel, row by row, without metadata. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const RGB = 3;

/** Opens pixels for image processing. */
export function drawingOf({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: RGB } });
}

/**
 * Decodes a picture (JPEG or PNG), turns it upright on a white background, and scales it down to `width` and at most three
 * times that height. Throws if the file is cut off or corrupt.
 */
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

/** Scales pixels down to a width. */
export async function shrinkPixels(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await drawingOf(pixels)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
