import { inflateSync } from 'node:zlib';
import { maxPixels } from './budgets.ts';

/** Width and height in px, or undefined if the bytes are not a complete picture. */
export type PictureSize = readonly [width: number, height: number] | undefined;

/**
 * Returns the size of a PNG. Returns undefined if the file is incomplete or its image data can't be unpacked, for
 * example because of a wrong checksum.
 */
export function pngSize(bytes: Buffer): PictureSize {
  const chunks: Buffer[] = [];
  let size: PictureSize;
  let rowBytes = 0;
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const body = bytes.subarray(at + 8, end);
    if (type === 'IHDR') {
      if (body.length < 13) return undefined;
      size = [body.readUInt32BE(0), body.readUInt32BE(4)];
      // Does not unpack a picture that is too large, because the unpacked data could exceed the memory.
      if (Math.max(...size) > maxPixels) return size;
      rowBytes = Math.ceil((size[0] * bitsPerPixel(body[8], body[9])) / 8) + 1;
    }
    if (type === 'IDAT') chunks.push(body);
    if (type === 'IEND') return isUnpacked(chunks, size, rowBytes) ? size : undefined;
    at = end + 4;
  }
  return undefined;
}

const samplesOfColourType: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

function bitsPerPixel(depth = 0, colourType = 0): number {
  return depth * (samplesOfColourType[colourType] ?? 0);
}

function isUnpacked(chunks: readonly Buffer[], size: PictureSize, rowBytes: number): boolean {
  if (size === undefined) return false;
  try {
    const { length } = inflateSync(Buffer.concat(chunks), { maxOutputLength: 2 * (rowBytes + 1) * size[1] });
    // Checks only that no pixels are missing. A row has `rowBytes` bytes: 1 byte for the row's filter, and the bytes of
    // the pixels. The minimum omits the filter byte of each row. More data than this minimum is valid, because an
    // interlaced picture has more rows than its height.
    return length >= rowBytes * size[1] - size[1];
  } catch {
    return false;
  }
}

export function jpegSize(bytes: Buffer): PictureSize {
  let size: PictureSize;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    const length = bytes.readUInt16BE(at + 2);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && at + 9 <= bytes.length) size = [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
    if (marker === 0xda) return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at ? size : undefined;
    at += 2 + length;
  }
  return undefined;
}

export function gifSize(bytes: Buffer): PictureSize {
  if (bytes.length < 13) return undefined;
  const size = [bytes.readUInt16LE(6), bytes.readUInt16LE(8)] as const;
  let at = 13 + paletteBytes(bytes[10]);
  let frames = 0;
  while (at < bytes.length) {
    if (bytes[at] === 0x3b) return frames > 0 ? size : undefined;
    if (bytes[at] === 0x21) at = afterBlocks(bytes, at + 2);
    else if (bytes[at] === 0x2c) {
      frames += 1;
      at = afterBlocks(bytes, at + 11 + paletteBytes(bytes[at + 9]));
    } else return undefined;
  }
  return undefined;
}

function paletteBytes(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += (bytes[at] ?? 0) + 1;
  return at + 1;
}

export function webpSize(bytes: Buffer): PictureSize {
  // The length in the header of a WebP file does not count the first 8 bytes of the file.
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 > bytes.length) return undefined;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
    case 'VP8L': {
      const packed = bytes.readUInt32LE(21);
      return [(packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1];
    }
    case 'VP8X':
      return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
    default:
      return undefined;
  }
}
