import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** Returns a PNG file whose header states `width` and `height`, but whose pixel data has `pixelBytes` bytes. */
export function pngOf(width: number, height: number, pixelBytes: number): Buffer {
  const pixels = deflateSync(Buffer.alloc(pixelBytes), { level: 9 });
  return Buffer.concat([
    SIGNATURE,
    header(width, height),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function withChunks(png: Buffer, chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const end = SIGNATURE.length + 25;
  return Buffer.concat([
    png.subarray(0, end),
    ...chunks.map(([type, data]) => chunk(type, data)),
    png.subarray(end),
  ]);
}

export const compressedTextChunk = (bytes: number): readonly [string, Buffer] => [
  'zTXt',
  Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes), { level: 9 })]),
];

export function animationChunks(frames: number): readonly (readonly [string, Buffer])[] {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(frames, 0);
  return [['acTL', control]];
}

export function withLocation(picture: Buffer, word: string): Promise<Buffer> {
  return sharp(picture)
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { ImageDescription: word },
      IFD3: { GPSLatitude: '13/1 45/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();
}
