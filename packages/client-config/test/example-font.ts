import { brotliCompressSync } from 'node:zlib';

type Range = readonly [first: number, last: number];

export interface FontTable {
  /** The tag of the table, or the number of the tag in the WOFF2 standard. */
  readonly tag: number | string;
  readonly content: Buffer;
  /**
   * The version of the table's transformation. If `isTransformed` is true, the font's table directory contains two
   * lengths of the table.
   */
  readonly version?: number;
  readonly isTransformed?: boolean;
}

const cmapTag = 0;
const os2Tag = 6;
export const fvarTag = 47;

const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => bytes.writeUInt16BE(value, index * 2));
  return bytes;
};
const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

/**
 * Returns a `cmap` table with one subtable for each list of ranges. In format 4, the last range of a subtable must be
 * 0xffff, so this function adds this range.
 */
export function cmapTable(
  ...subtables: readonly { readonly format: number; readonly ranges: readonly Range[] }[]
) {
  const contents = subtables.map(({ format, ranges }) => {
    if (format === 12)
      return Buffer.concat([
        u16(12, 0),
        u32(16 + ranges.length * 12, 0, ranges.length),
        ...ranges.map(([first, last]) => u32(first, last, 1)),
      ]);
    const all = [...ranges, [0xffff, 0xffff] as const];
    return Buffer.concat([
      u16(format, 16 + all.length * 8, 0, all.length * 2, 0, 0, 0),
      u16(...all.map(([, last]) => last)),
      u16(0),
      u16(...all.map(([first]) => first)),
      u16(...all.flatMap(() => [0, 0])),
    ]);
  });
  let at = 4 + subtables.length * 8;
  const records = contents.map((content) => {
    const record = Buffer.concat([u16(3, 1), u32(at)]);
    at += content.length;
    return record;
  });
  return { tag: cmapTag, content: Buffer.concat([u16(0, subtables.length), ...records, ...contents]) };
}

export const os2Table = (weight: number): FontTable => ({ tag: os2Tag, content: u16(4, 500, weight, 5) });

export function fvarTable(
  ...axes: readonly (readonly [tag: string, least: number, most: number])[]
): FontTable {
  const records = axes.map(([tag, min, max]) =>
    Buffer.concat([Buffer.from(tag), u32(min * 65_536, min * 65_536, max * 65_536), u16(0, 256)]),
  );
  return { tag: fvarTag, content: Buffer.concat([u16(1, 0, 16, 2, axes.length, 20, 0, 4), ...records]) };
}

function base128(value: number): readonly number[] {
  const rest = Math.floor(value / 128);
  const digits = rest === 0 ? [] : base128(rest).map((digit) => digit | 128);
  return [...digits, value % 128];
}

export function woff2Of(...tables: readonly FontTable[]): Buffer {
  const directory = tables.map(({ tag, content, version = 0, isTransformed = false }) =>
    Buffer.concat([
      Buffer.from([(typeof tag === 'number' ? tag : 63) | (version << 6)]),
      Buffer.from(typeof tag === 'number' ? '' : tag, 'latin1'),
      Buffer.from(isTransformed ? [...base128(99_999), ...base128(content.length)] : base128(content.length)),
    ]),
  );
  const packed = brotliCompressSync(Buffer.concat(tables.map(({ content }) => content)));
  const length = 48 + Buffer.concat(directory).length + packed.length;
  const header = Buffer.concat([
    Buffer.from('wOF2'),
    u32(0x10000, length),
    u16(tables.length, 0),
    u32(0, packed.length, 0, 0, 0, 0, 0, 0),
  ]);
  return Buffer.concat([header, ...directory, packed]);
}

/** Returns a WOFF2 font with one weight, or a variable font with the weights from `weight` to `weightTo`. */
export function exampleFont(ranges: readonly Range[], weight: number, weightTo = weight): Buffer {
  const weights = weight === weightTo ? os2Table(weight) : fvarTable(['wght', weight, weightTo]);
  return woff2Of(cmapTable({ format: 4, ranges }), weights);
}
