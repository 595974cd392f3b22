import sharp from 'sharp';
import { boundedQueue } from '../security/bounded-queue.ts';
import { decodePicture, drawingOf, MOST_PIXELS, type Pixels, shrinkPixels } from './decode-picture.ts';
import { findCodeIn } from './find-code.ts';
import { parseMiniQr, type SlipReference } from '@chada/domain';

/** Width that a slip is shrunk to at once: enough for staff to read, and where its code is looked for first. */
const KEPT_WIDTH = 1400;
const SMALLER_WIDTH = 800;
const KEPT_QUALITY = 80;

/** What a slip image says, or why it can't be read; the reasons are the contract's error codes. */
export type SlipReading =
  | {
      readonly ok: true;
      readonly reference: SlipReference;
      /** The text of its QR, as it was read. */
      readonly qrText: string;
      /** Draws the picture anew as a JPEG: its pixels alone, without what else came in the file. */
      readonly redraw: () => Promise<Buffer>;
    }
  | { readonly ok: false; readonly code: 'SLIP_NOT_IMAGE' | 'SLIP_TOO_LARGE' | 'SLIP_NO_QR' };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Judged by content: the name and the type that a client states prove nothing. */
function isPngOrJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG.length).equals(PNG) || bytes.subarray(0, JPEG.length).equals(JPEG);
}

/** Each picture unpacks to up to 200 MB for a moment: few at once, and what would wait long is refused. */
const inTurn = boundedQueue({ atOnce: 2, mostWaiting: 16 });

/**
 * Reads the mini-QR of a slip image (JPEG or PNG). The file is unpacked once, within bounds, and only its pixels go on.
 * Throws QueueFull when too many pictures are being read.
 */
export async function readSlipImage(bytes: Buffer, maxBytes: number): Promise<SlipReading> {
  if (bytes.length > maxBytes) return { ok: false, code: 'SLIP_TOO_LARGE' };
  if (!isPngOrJpeg(bytes)) return { ok: false, code: 'SLIP_NOT_IMAGE' };
  return inTurn(() => readPicture(bytes));
}

/** A picture's pixels, or why it has none that are taken. */
async function unpack(bytes: Buffer): Promise<Pixels | 'SLIP_TOO_LARGE' | 'SLIP_NOT_IMAGE'> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return 'SLIP_TOO_LARGE';
    return await decodePicture(bytes, KEPT_WIDTH);
  } catch {
    return 'SLIP_NOT_IMAGE'; // It begins like an image and is none.
  }
}

async function readPicture(bytes: Buffer): Promise<SlipReading> {
  const pixels = await unpack(bytes);
  if (typeof pixels === 'string') return { ok: false, code: pixels };
  const redraw = () => drawingOf(pixels).jpeg({ quality: KEPT_QUALITY }).toBuffer();
  for (const searched of [pixels, await shrinkPixels(pixels, SMALLER_WIDTH)]) {
    const code = await findCodeIn(searched);
    const reference = code === undefined ? undefined : parseMiniQr(code);
    if (reference && code !== undefined) return { ok: true, reference, qrText: code.trim(), redraw };
  }
  return { ok: false, code: 'SLIP_NO_QR' };
}
