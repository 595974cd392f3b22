import { brotliDecompressSync } from 'node:zlib';

/**
 * The tags of font tables that WOFF2 encodes as numbers, in the order of the WOFF2 standard. Each tag has 4 characters.
 */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX ' +
  'vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat ' +
  'fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';

interface Table {
  readonly tag: string;
  readonly length: number;
}

export interface Woff2Font {
  readonly letters: ReadonlySet<number>;
  /** The smallest and the largest weight, which differ only in a variable font. */
  readonly weights: readonly [least: number, most: number];
}

/** Parses a WOFF2 font. Returns undefined if the font is broken or incomplete. */
export function readWoff2(bytes: Buffer): Woff2Font | undefined {
  try {
    if (bytes.length < 48 || bytes.readUInt32BE(8) !== bytes.length) return undefined;
    const { tables, end } = readDirectory(bytes);
    const packed = bytes.subarray(end, end + bytes.readUInt32BE(20));
    const data = brotliDecompressSync(packed, { maxOutputLength: 30_000_000 });
    const contents = new Map<string, Buffer>();
    let at = 0;
    for (const { tag, length } of tables) {
      contents.set(tag, data.subarray(at, at + length));
      at += length;
    }
    const cmap = contents.get('cmap');
    return cmap && { letters: lettersOf(cmap), weights: weightsOf(contents) };
  } catch {
    return undefined;
  }
}

function readDirectory(bytes: Buffer): { readonly tables: readonly Table[]; readonly end: number } {
  const count = bytes.readUInt16BE(12);
  const tables: Table[] = [];
  let at = 48;
  const number = (): number => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = bytes.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 127);
      if ((byte & 128) === 0) return value;
    }
    throw new RangeError('This number has too many bytes.');
  };
  for (let index = 0; index < count; index += 1) {
    const flags = bytes.readUInt8(at);
    at += 1;
    const tagAt = (flags & 63) * 5;
    let tag = knownTags.slice(tagAt, tagAt + 4);
    if (tag === '') {
      tag = bytes.toString('latin1', at, at + 4);
      at += 4;
    }
    const original = number();
    const version = flags >> 6;
    const isTransformed = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
    tables.push({ tag, length: isTransformed ? number() : original });
  }
  return { tables, end: at };
}

function weightsOf(contents: ReadonlyMap<string, Buffer>): Woff2Font['weights'] {
  const fvar = contents.get('fvar');
  const axes = fvar?.readUInt16BE(8) ?? 0;
  for (let index = 0; fvar !== undefined && index < axes; index += 1) {
    const axis = fvar.subarray(fvar.readUInt16BE(4) + index * fvar.readUInt16BE(10));
    // An axis value is a fixed-point number: 16 bits before the point, 16 bits after the point.
    if (axis.toString('latin1', 0, 4) === 'wght')
      return [axis.readInt32BE(4) / 65_536, axis.readInt32BE(12) / 65_536];
  }
  const weight = contents.get('OS/2')?.readUInt16BE(4) ?? 400;
  return [weight, weight];
}

function lettersOf(cmap: Buffer): ReadonlySet<number> {
  const codePoints = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    if (format === 4) addSegments(table, codePoints);
    if (format === 12) addGroups(table, codePoints);
  }
  return codePoints;
}

function addSegments(table: Buffer, codePoints: Set<number>): void {
  const segments = table.readUInt16BE(6) / 2;
  for (let index = 0; index < segments; index += 1) {
    const last = table.readUInt16BE(14 + index * 2);
    const first = table.readUInt16BE(16 + (segments + index) * 2);
    for (let codePoint = first; codePoint <= last && codePoint < 0xffff; codePoint += 1)
      codePoints.add(codePoint);
  }
}

function addGroups(table: Buffer, codePoints: Set<number>): void {
  for (let index = 0; index < table.readUInt32BE(12); index += 1) {
    const [first, last] = [table.readUInt32BE(16 + index * 12), table.readUInt32BE(20 + index * 12)];
    for (let codePoint = first; codePoint <= last && codePoints.size < 200_000; codePoint += 1)
      codePoints.add(codePoint);
  }
}
