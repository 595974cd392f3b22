import sharp from 'sharp';

/** A picture of more pixels than this is no slip, and could unpack to gigabytes. */
export const MOST_PIXELS = 40_000_000;

/** A picture unpacked: red, green and blue of each pixel, line by line, and nothing else that came with it. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const RGB = 3;

/** Opens pixels for drawing on. */
export function drawingOf({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: RGB } });
}

/**
 * Unpacks a picture (JPEG or PNG), upright, on white, shrunk to a width and to three times that height. Throws at one that is
 * cut off or garbled.
 */
export async function decodePicture(bytes: Buffer, width: number): Promise<Pixels> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MOST_PIXELS,
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
  if (info.channels !== RGB) throw new Error(`a picture of ${info.channels} channels`);
  return { data, width: info.width, height: info.height };
}

/** The same pixels, shrunk to a width. */
export async function shrinkPixels(pixels: Pixels, width: number): Promise<Pixels> {
  const { data, info } = await drawingOf(pixels)
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
