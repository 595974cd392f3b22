import sharp from 'sharp';
import { findCode, MOST_PIXELS } from './find-code.ts';
import { parseMiniQr, type SlipReference } from './mini-qr.ts';

/** Longest side that a slip is shrunk to before its code is looked for, widest first. */
const SEARCHED_WIDTHS = [1400, 800] as const;

/** What a slip image says, or why it can't be read; the reasons are the contract's error codes. */
export type SlipReading =
  | { readonly ok: true; readonly reference: SlipReference }
  | { readonly ok: false; readonly code: 'SLIP_NOT_IMAGE' | 'SLIP_TOO_LARGE' | 'SLIP_NO_QR' };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Judged by content: the name and the type that a client states prove nothing. */
function isPngOrJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG.length).equals(PNG) || bytes.subarray(0, JPEG.length).equals(JPEG);
}

/**
 * Reads the mini-QR of a slip image (JPEG or PNG). Nothing of the image is kept or passed on: only its pixels are
 * looked at, and only its reference comes back.
 */
export async function readSlipImage(bytes: Buffer, maxBytes: number): Promise<SlipReading> {
  if (bytes.length > maxBytes) return { ok: false, code: 'SLIP_TOO_LARGE' };
  if (!isPngOrJpeg(bytes)) return { ok: false, code: 'SLIP_NOT_IMAGE' };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return { ok: false, code: 'SLIP_TOO_LARGE' };
    for (const searched of SEARCHED_WIDTHS) {
      const code = await findCode(bytes, searched);
      const reference = code === undefined ? undefined : parseMiniQr(code);
      if (reference) return { ok: true, reference };
    }
    return { ok: false, code: 'SLIP_NO_QR' };
  } catch {
    return { ok: false, code: 'SLIP_NOT_IMAGE' }; // It begins like an image and is none.
  }
}
