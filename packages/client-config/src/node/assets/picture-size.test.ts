import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../../../test/example-files.ts';
import { gifSize, jpegSize, pngSize, webpSize } from './picture-size.ts';

const bytesOf = (...parts: readonly (string | number | readonly number[] | Uint8Array)[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string'
        ? Buffer.from(part, 'latin1')
        : Buffer.from(typeof part === 'number' ? [part] : part),
    ),
  );
const prefixesOf = (bytes: Buffer): readonly Buffer[] =>
  Array.from({ length: bytes.length }, (_, length) => bytes.subarray(0, length));

describe('the size of a PNG', () => {
  it.each([
    [1, 0, 2],
    [16, 0, 11],
    [8, 2, 16],
    [4, 3, 4],
    [8, 4, 11],
    [16, 6, 41],
  ])('with %i bits in the colour type %i needs rows of %i bytes', (depth, colourType, rowBytes) => {
    const sizeWith = (length: number) =>
      pngSize(pngOf({ width: 5, height: 3, depth, colourType }, deflateSync(Buffer.alloc(length))));
    expect(sizeWith(rowBytes * 3)).toEqual([5, 3]);
    expect(sizeWith((rowBytes - 1) * 3)).toEqual([5, 3]);
    expect(sizeWith((rowBytes - 1) * 3 - 1)).toBeUndefined();
    expect(sizeWith((rowBytes + 1) * 3 * 2)).toEqual([5, 3]);
    expect(sizeWith((rowBytes + 1) * 3 * 2 + 1)).toBeUndefined();
  });

  it('is unknown if the file is cut off anywhere, or lacks a part', () => {
    const header = { width: 5, height: 3, depth: 8, colourType: 0 };
    const complete = pngOf(header, deflateSync(Buffer.alloc(18)));
    expect(pngSize(complete)).toEqual([5, 3]);
    for (const cut of prefixesOf(complete)) expect(pngSize(cut), `${cut.length} bytes`).toBeUndefined();
    expect(pngSize(pngOf(header, Buffer.from('no rows')))).toBeUndefined();
    const lacking = (chunk: string) => {
      const at = complete.indexOf(chunk, 0, 'latin1') - 4;
      const end = at + 12 + complete.readUInt32BE(at);
      return Buffer.concat([complete.subarray(0, at), complete.subarray(end)]);
    };
    expect(['IHDR', 'IDAT', 'IEND'].map((chunk) => pngSize(lacking(chunk)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const short = bytesOf(
      complete.subarray(0, 8),
      [0, 0, 0, 12],
      'IHDR',
      Buffer.alloc(16),
      complete.subarray(33),
    );
    expect(pngSize(short)).toBeUndefined();
  });

  it('is known for several parts with rows, and for unknown parts', () => {
    const rows = deflateSync(Buffer.alloc(18));
    const header = { width: 5, height: 3, depth: 8, colourType: 0 };
    expect(pngSize(pngOf(header, rows.subarray(0, 4), rows.subarray(4)))).toEqual([5, 3]);
  });

  it('is known without the rows if it is too large to unpack', () => {
    const sizeOf = (width: number, height: number) =>
      pngSize(pngOf({ width, height, depth: 8, colourType: 0 }, Buffer.alloc(0)));
    expect([sizeOf(4097, 1), sizeOf(1, 4097)]).toEqual([
      [4097, 1],
      [1, 4097],
    ]);
    expect([sizeOf(4096, 1), sizeOf(1, 4096)]).toEqual([undefined, undefined]);
  });
});

describe('the size of a JPEG', () => {
  const frame = (marker: number) => [0xff, marker, 0, 11, 8, 2, 0x58, 3, 0x20, 1, 1, 0x11, 0];
  const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3];
  const end = [0xff, 0xd9];
  const jpegOf = (...segments: readonly (readonly number[])[]) =>
    bytesOf([0xff, 0xd8], ...segments, scan, end);
  const thumbnail = [0xff, 0xe0, 0, 6, 0xff, 0xd9, 1, 2];

  it.each([0xc0, 0xc1, 0xc2, 0xc5, 0xcb, 0xcf])('is in the frame of the marker %i', (marker) => {
    expect(jpegSize(jpegOf(frame(marker)))).toEqual([800, 600]);
    expect(jpegSize(jpegOf(thumbnail, frame(marker), thumbnail))).toEqual([800, 600]);
  });

  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0, 0xfe])('is not in the segment of the marker %i', (marker) => {
    expect(jpegSize(jpegOf(frame(marker)))).toBeUndefined();
  });

  it('is unknown if the file is cut off anywhere', () => {
    for (const cut of prefixesOf(jpegOf(thumbnail, frame(0xc0))))
      expect(jpegSize(cut), `${cut.length} bytes`).toBeUndefined();
  });

  it('is unknown if a segment does not begin with a marker', () => {
    expect(jpegSize(jpegOf([0xfe, ...frame(0xc0).slice(1)]))).toBeUndefined();
    expect(jpegSize(jpegOf(frame(0xc0), [0xfe, 0xe0, 0, 2]))).toBeUndefined();
  });
});

describe('the size of a GIF', () => {
  const start = (flags: number) => bytesOf('GIF89a', [0x20, 3, 0x58, 2, flags, 0, 0]);
  const image = (flags: number, palette: number) =>
    bytesOf([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, flags], Buffer.alloc(palette, 0x3b), [2, 2, 0x44, 1, 0]);
  const comment = bytesOf([0x21, 0xfe, 3], 'abc', [1], 'd', [0]);
  const end = [0x3b];

  it.each([
    ['no palette', start(0), image(0, 0)],
    ['no palette, but bits for its size', start(7), image(7, 0)],
    ['the smallest palettes', bytesOf(start(0x80), Buffer.alloc(6)), image(0x80, 6)],
    ['palettes of 16 colours', bytesOf(start(0x83), Buffer.alloc(48)), image(0xc3, 48)],
    ['the largest palettes', bytesOf(start(0xf7), Buffer.alloc(768)), image(0x87, 768)],
  ])('is known with %s, and unknown if the file is cut off', (_name, head, frame) => {
    const complete = bytesOf(head, comment, frame, comment, frame, end);
    expect(gifSize(complete)).toEqual([800, 600]);
    for (const cut of prefixesOf(complete)) expect(gifSize(cut), `${cut.length} bytes`).toBeUndefined();
  });

  it('is unknown without an image, and with an unknown part', () => {
    expect(gifSize(bytesOf(start(0), comment, end))).toBeUndefined();
    expect(gifSize(bytesOf(start(0), image(0, 0), [0x22, 0, 0], end))).toBeUndefined();
    expect(gifSize(bytesOf(start(0), [0, 0], image(0, 0), end))).toBeUndefined();
  });
});

describe('the size of a WebP', () => {
  const webpOf = (kind: string, content: readonly number[]) => {
    const file = bytesOf(
      'RIFF',
      Buffer.alloc(4),
      `WEBP${kind}`,
      [10, 0, 0, 0],
      content,
      Buffer.alloc(10),
    ).subarray(0, 30);
    file.writeUInt32LE(22, 4);
    return file;
  };

  it.each([
    ['VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x20, 0x43, 0x58, 0xc2], [800, 600]],
    ['VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0xff, 0x3f, 0xff, 0x3f], [16_383, 16_383]],
    ['VP8L', [0x2f, 0x1f, 0xc3, 0x95, 0x10], [800, 600]],
    ['VP8L', [0x2f, 0xff, 0xff, 0xff, 0x0f], [16_384, 16_384]],
    ['VP8X', [0x10, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0], [800, 600]],
    ['VP8X', [0, 0, 0, 0, 0, 0, 1, 0, 1, 0], [65_537, 257]],
    ['VP9 ', [0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0], undefined],
  ] as const)('of the kind %s with the bytes %j is %j', (kind, content, size) => {
    const file = webpOf(kind, content);
    expect(webpSize(file)).toEqual(size);
    expect(webpSize(file.subarray(0, 29))).toBeUndefined();
    file.writeUInt32LE(23, 4);
    expect(webpSize(file)).toBeUndefined();
  });
});
