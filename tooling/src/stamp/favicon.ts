import { crc32, deflateSync } from 'node:zlib';

/** The path at which browsers without support for SVG icons always request an icon. */
export const faviconPath = '/favicon.ico';

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function plainPng(colour: string, side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(8, 8);
  header.writeUInt8(2, 9);
  const pixel = Buffer.from(colour.slice(1, 7), 'hex');
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: side }, () => pixel)]);
  const rows = Buffer.concat(Array.from({ length: side }, () => row));
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns an ICO file with the brand's PNG icon, or with a square in the theme colour. */
export function faviconIco(icon: Buffer | undefined, themeColor: string): Buffer {
  const png = icon?.subarray(0, 8).equals(pngSignature) === true ? icon : plainPng(themeColor, 32);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  const side = (size: number): number => (size < 256 ? size : 0);
  directory.writeUInt8(side(png.readUInt32BE(16)), 6);
  directory.writeUInt8(side(png.readUInt32BE(20)), 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}
