import sharp from 'sharp';
import { boundedQueue } from '../security/bounded-queue.ts';
import { decodePicture, drawingOf, MAX_PIXELS, type Pixels, shrinkPixels } from './decode-picture.ts';
import { findCodeIn } from './find-code.ts';
import { parseMiniQr, type SlipReference } from '@chada/domain';

/** The width of stored pictures in pixels. A slip of this width is still readable for staff. */
const STORED_WIDTH = 1400;
const STORED_QUALITY = 80;

export type SlipReading =
  | {
      readonly ok: true;
      readonly reference: SlipReference;
      readonly qrText: string;
      /**
       * Returns a new JPEG that contains only the pixels, because the uploaded file may contain other data.
       */
      readonly redraw: () => Promise<Buffer>;
    }
  | { readonly ok: false; readonly code: 'SLIP_NOT_IMAGE' | 'SLIP_TOO_LARGE' | 'SLIP_NO_QR' };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * True if the first bytes are those of a PNG or JPEG. The name and type of the file are no proof, because the sender
 * chooses them.
 */
function isPngOrJpeg(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG.length).equals(PNG) || bytes.subarray(0, JPEG.length).equals(JPEG);
}

/** Reads at most two images at the same time, because each image needs up to 200 MB. */
const limitConcurrency = boundedQueue({ atOnce: 2, maxWaiting: 16 });

/** Reads the QR code of a slip. Throws QueueFullError if too many images are waiting. */
export async function readSlipImage(bytes: Buffer, maxBytes: number): Promise<SlipReading> {
  if (bytes.length > maxBytes) return { ok: false, code: 'SLIP_TOO_LARGE' };
  if (!isPngOrJpeg(bytes)) return { ok: false, code: 'SLIP_NOT_IMAGE' };
  return limitConcurrency(() => readPicture(bytes));
}

async function unpack(bytes: Buffer): Promise<Pixels | 'SLIP_TOO_LARGE' | 'SLIP_NOT_IMAGE'> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return 'SLIP_TOO_LARGE';
    return await decodePicture(bytes, STORED_WIDTH);
  } catch {
    return 'SLIP_NOT_IMAGE'; // The file starts like an image but is corrupt.
  }
}

/**
 * Returns the widths at which a picture is searched. The decoder misses about one in 10,000 codes at a given size, also in
 * a perfect picture, and finds it at another size.
 */
const searchedWidths = (width: number): readonly number[] => [
  width,
  Math.min(800, Math.round(width * 0.75)),
  Math.min(760, Math.round(width * 0.95)),
];

async function readPicture(bytes: Buffer): Promise<SlipReading> {
  const pixels = await unpack(bytes);
  if (typeof pixels === 'string') return { ok: false, code: pixels };
  const redraw = () => drawingOf(pixels).jpeg({ quality: STORED_QUALITY }).toBuffer();
  for (const width of searchedWidths(pixels.width)) {
    const code = await findCodeIn(width === pixels.width ? pixels : await shrinkPixels(pixels, width));
    const reference = code === undefined ? undefined : parseMiniQr(code);
    if (reference && code !== undefined) return { ok: true, reference, qrText: code.trim(), redraw };
  }
  return { ok: false, code: 'SLIP_NO_QR' };
}
