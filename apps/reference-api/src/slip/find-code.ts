import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';

/** A picture of more pixels than this is no slip, and could unpack to gigabytes. */
export const MOST_PIXELS = 40_000_000;
const SEARCH_LIMIT_MS = 400;

/**
 * Finds a QR code in a picture (JPEG or PNG) that is first shrunk to a width, and gives what it says; nothing where none is
 * found.
 */
export async function findCode(bytes: Buffer, width: number): Promise<string | undefined> {
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
  if (info.channels !== 3) return undefined;
  try {
    return decodeQR(
      { width: info.width, height: info.height, data },
      { format: 'RGB', timeLimit: SEARCH_LIMIT_MS },
    );
  } catch {
    return undefined; // No code found: the decoder says so by throwing.
  }
}
