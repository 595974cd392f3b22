import { deflateSync } from 'node:zlib';

export function examplePng(width: number, height: number): Buffer {
  // Each row has 1 byte for the row's filter and 1 byte for each pixel, because a greyscale pixel has 8 bits.
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  return pngOf({ width, height, depth: 8, colourType: 0 }, rows);
}

interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colourType: number;
}

export function pngOf({ width, height, depth, colourType }: PngHeader, ...rows: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colourType;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...rows.map((part) => chunk('IDAT', part)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  // The checksum is zero, because browsers and `pngSize` ignore the checksums of most chunks.
  return Buffer.concat([length, Buffer.from(type, 'latin1'), body, Buffer.alloc(4)]);
}

export function exampleWebp(width: number, height: number): Buffer {
  const file = Buffer.alloc(30);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WEBPVP8L', 8, 'latin1');
  file.writeUInt32LE(10, 16);
  file[20] = 0x2f;
  file.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return file;
}

export function damaged(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.fill(0x55, Math.floor(bytes.length * 0.7), Math.floor(bytes.length * 0.8));
  return copy;
}

export const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
