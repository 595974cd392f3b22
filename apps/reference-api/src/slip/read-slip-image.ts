import sharp from 'sharp';
import { boundedQueue } from '../security/bounded-queue.ts';
import { decodePicture, drawingOf, MAX_PIXELS, type Pixels, shrinkPixels } from './decode-picture.ts';
import { findCodeIn } from './find-code.ts';
import { parseMiniQr, type SlipReference } from '@chada/domain';

/** Width to which a slip is scaled down first: enough for staff to read, and for the first search of the code. */
const KEPT_WIDTH = 1400;
const SMALLER_WIDTH = 800;
const KEPT_QUALITY = 80;

/** The content of a slip image, or the reason why it can't be read (an error code of the contract). */
export type SlipReading =
  | {
      readonly ok: true;
      readonly reference: SlipReference;
      /** The text of its QR code. */
      readonly qrText: string;
      /** Encodes the pixels as a new JPEG, without any other data of the file. */
      readonly redraw: () => Promise<Buffer>;
    }
  | { readonly ok: false; readonly code: 'SLIP_NOT_IMAGE' | 'SLIP_TOO_LARGE' | 'SLIP_NO_QR' };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Checks the content, because the file name and type come from the client. */
function isPngOrJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG.length).equals(PNG) || bytes.subarray(0, JPEG.length).equals(JPEG);
}

/** Each picture uses up to 200 MB while it is decoded, so only two run at once and a long queue is refused. */
const inTurn = boundedQueue({ atOnce: 2, mostWaiting: 16 });

/**
 * Reads the mini-QR of a slip image (JPEG or PNG). The file is decoded once, within limits, and only its pixels are used
 * afterwards. Throws QueueFull if too many pictures are being read.
 */
export async function readSlipImage(bytes: Buffer, maxBytes: number): Promise<SlipReading> {
  if (bytes.length > maxBytes) return { ok: false, code: 'SLIP_TOO_LARGE' };
  if (!isPngOrJpeg(bytes)) return { ok: false, code: 'SLIP_NOT_IMAGE' };
  return inTurn(() => readPicture(bytes));
}

/** Returns a picture's pixels, or the reason for refusing it. */
async function unpack(bytes: Buffer): Promise<Pixels | 'SLIP_TOO_LARGE' | 'SLIP_NOT_IMAGE'> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return 'SLIP_TOO_LARGE';
    return await decodePicture(bytes, KEPT_WIDTH);
  } catch {
    return 'SLIP_NOT_IMAGE'; // It starts like an image but is not a valid one.
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
