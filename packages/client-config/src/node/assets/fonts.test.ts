import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { brand, problemTexts, removeBrands } from '../../../test/example-brand.ts';
import { cmapTable, exampleFont, fvarTable, os2Table, woff2Of } from '../../../test/example-font.ts';
import { readJsonSource } from '../json-source.ts';
import { checkFonts } from './check-fonts.ts';
import { readWoff2 } from './read-woff2.ts';

afterEach(removeBrands);

const letters = cmapTable({ format: 4, ranges: [[0x41, 0x43]] });
const abc = [0x41, 0x42, 0x43];
const factsOf = (font: Buffer) => {
  const facts = readWoff2(font);
  return facts && [[...facts.letters], facts.weights];
};

describe('a WOFF2 font', () => {
  it('has the letters of each supported list', () => {
    const lists = cmapTable(
      {
        format: 4,
        ranges: [
          [0x41, 0x43],
          [0x61, 0x61],
        ],
      },
      { format: 6, ranges: [[0x30, 0x39]] },
      {
        format: 12,
        ranges: [
          [0x0e01, 0x0e02],
          [0x1f600, 0x1f600],
        ],
      },
    );
    expect(factsOf(woff2Of(lists))).toEqual([
      [...abc, 0x61, 0x0e01, 0x0e02, 0x1f600],
      [400, 400],
    ]);
  });

  it('has at most 200,000 letters', () => {
    const lists = cmapTable({ format: 12, ranges: [[1, 0xffffffff]] });
    expect(readWoff2(woff2Of(lists))?.letters.size).toBe(200_000);
  });

  it.each([
    ['no weight, which counts as 400', [], [400, 400]],
    ['one weight', [os2Table(700)], [700, 700]],
    ['a range of weights', [os2Table(400), fvarTable(['wght', 100, 900])], [100, 900]],
    [
      'a range of weights after a range of widths',
      [fvarTable(['wdth', 75, 125], ['wght', 300, 650])],
      [300, 650],
    ],
    ['only a range of widths', [os2Table(500), fvarTable(['wdth', 75, 125])], [500, 500]],
    ['its tag in letters', [{ ...fvarTable(['wght', 200, 300]), tag: 'fvar' }], [200, 300]],
  ])('may have %s', (_name, tables, weights) => {
    expect(factsOf(woff2Of(letters, ...tables))).toEqual([abc, weights]);
    expect(factsOf(woff2Of(...tables, letters))).toEqual([abc, weights]);
  });

  it.each([
    ['hmtx', { tag: 3, version: 1, isTransformed: true }],
    ['name', { tag: 5 }],
    ['glyf', { tag: 10, version: 0, isTransformed: true }],
    ['loca', { tag: 11, version: 0, isTransformed: true }],
    ['plain glyf', { tag: 10, version: 3 }],
    ['plain loca', { tag: 11, version: 3 }],
    ['Sill', { tag: 62 }],
    ['unknown', { tag: 'what' }],
  ])('may have the table %s of any length before its letters', (_name, table) => {
    for (const length of [0, 127, 128, 20_000]) {
      const content = Buffer.alloc(length, 7);
      expect(factsOf(woff2Of({ ...table, content }, letters, os2Table(600)))).toEqual([abc, [600, 600]]);
    }
  });

  it('is broken if it is cut off anywhere, has another length, or has no letters', () => {
    const font = woff2Of(letters, os2Table(600));
    for (let length = 0; length < font.length; length += 1)
      expect(readWoff2(font.subarray(0, length)), `${length} bytes`).toBeUndefined();
    expect(readWoff2(Buffer.concat([font, Buffer.alloc(1)]))).toBeUndefined();
    expect(readWoff2(woff2Of(os2Table(600)))).toBeUndefined();
  });

  it('is broken with a length of more than five digits', () => {
    const font = woff2Of({ tag: 5, content: Buffer.alloc(0) }, letters);
    const changed = Buffer.concat([
      font.subarray(0, 49),
      Buffer.from([128, 128, 128, 128, 128]),
      font.subarray(49),
    ]);
    changed.writeUInt32BE(changed.length, 8);
    expect(readWoff2(changed)).toBeUndefined();
  });

  it('is broken if it unpacks to more than 30 MB', () => {
    const font = woff2Of(letters);
    const content = Buffer.concat([letters.content, Buffer.alloc(30_000_001 - letters.content.length)]);
    const packed = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
    const changed = Buffer.concat([font.subarray(0, font.length - font.readUInt32BE(20)), packed]);
    changed.writeUInt32BE(changed.length, 8);
    changed.writeUInt32BE(packed.length, 20);
    expect(readWoff2(changed)).toBeUndefined();
  });
});

describe('the fonts of a brand', () => {
  const outdated = [0x0e03, 0x0e05, 0x0e3a];
  const thai = [
    [0x0e01, 0x0e02],
    [0x0e04, 0x0e04],
    [0x0e06, 0x0e39],
    [0x0e40, 0x0e4d],
  ] as const;
  const fonts = {
    'assets/thai.woff2': exampleFont(thai, 400),
    'assets/bold.woff2': exampleFont(thai, 700),
    'assets/some.woff2': exampleFont([[0x0e01, 0x0e39]], 400),
    'assets/latin.woff2': exampleFont([[0x20, 0x7e]], 400),
    'assets/variable.woff2': exampleFont(thai, 300, 700),
    'assets/broken.woff2': Buffer.from('wOF2'),
    'other/latin.woff2': exampleFont([[0x20, 0x7e]], 400),
  };

  function problemsOf(theme: unknown): readonly string[] {
    const { folder } = brand(fonts);
    const source = readJsonSource(join(folder, 'client.json'), JSON.stringify({ theme }, null, 1));
    const problems = problemTexts({ problems: checkFonts(source, folder) }, folder);
    return problems.map((text) => text.replace('client.json:', ''));
  }
  const face = (name: string, more: object = {}) => ({ weight: 400, path: `assets/${name}.woff2`, ...more });
  const declare = 'Declare the weights of the file.';
  const addThai = 'Add the face with Thai letters.';

  it.each([
    ['no face', undefined],
    ['no list', 'thai'],
    ['a face that is no object', [null, 'a', {}]],
    ['Thai letters', [face('thai')]],
    ['Thai letters in one of two faces', [face('latin'), face('thai')]],
    [
      'Thai letters in two faces',
      [face('some', { unicodeRange: 'U+E00-E3F' }), face('thai', { unicodeRange: 'U+0E4?' })],
    ],
    ['several ranges', [face('thai', { unicodeRange: 'U+20-7E, u+0E01-0E3F,U+0E40-0E5B' })]],
    ['a weight that differs a little', [face('thai', { weight: 500 }), face('thai', { weight: 300 })]],
    ['all weights of the file', [face('variable', { weight: 300, weightTo: 700 })]],
    ['some weights of the file', [face('variable', { weight: 400, weightTo: 401 })]],
    ['one weight of the file', [face('variable', { weight: 700 })]],
    ['weights that differ a little', [face('variable', { weight: 200, weightTo: 800 })]],
    ['a file that does not exist', [face('gone')]],
    ['a broken file', [face('broken')]],
    ['a broken file next to another', [face('broken'), face('latin')]],
    ['a file in another folder', [face('x', { path: 'other/latin.woff2' })]],
    ['a path that leaves the folder', [face('x', { path: 'assets/../other/latin.woff2' })]],
    ['a weight that the schema refuses', [face('thai', { weight: 1001 })]],
  ])('may have %s', (_name, fontFaces) => {
    expect(problemsOf({ fontFaces })).toEqual([]);
  });

  it.each([
    ['too bold', [face('thai', { weight: 501 })], `"assets/thai.woff2" has the weight 400. | ${declare}`],
    ['too light', [face('thai', { weight: 299 })], `"assets/thai.woff2" has the weight 400. | ${declare}`],
    [
      'too bold for a variable font',
      [face('variable', { weight: 801 })],
      `"assets/variable.woff2" has weights from 300 to 700. | ${declare}`,
    ],
    [
      'to a weight that is too bold',
      [face('variable', { weightTo: 801 })],
      `"assets/variable.woff2" has weights from 300 to 700. | ${declare}`,
    ],
    [
      'from a weight that is too light',
      [face('variable', { weight: 199, weightTo: 700 })],
      `"assets/variable.woff2" has weights from 300 to 700. | ${declare}`,
    ],
    [
      'to the same weight',
      [face('variable', { weightTo: 400 })],
      '"weightTo" must be above "weight", which is 400.',
    ],
    [
      'to a weight of a font with one',
      [face('thai', { weightTo: 401 })],
      '"assets/thai.woff2" is not a variable font. | Leave "weightTo" out, and add a file for each weight.',
    ],
    [
      'without a Thai letter',
      [face('latin')],
      `The font faces of weight 400 lack "ก", "ข", "ค" and 66 other Thai letters. | ${addThai}`,
    ],
    [
      'without a bold Thai letter',
      [face('thai'), face('bold', { weight: 700, unicodeRange: 'U+E01-E4A' })],
      `The font faces of weight 700 lack "\u0e4b", "\u0e4c", "\u0e4d". | ${addThai}`,
    ],
    [
      'without the last letters',
      [face('thai', { unicodeRange: 'U+E01-E49' })],
      `The font faces of weight 400 lack "\u0e4a", "\u0e4b", "\u0e4c" and 1 other Thai letters. | ${addThai}`,
    ],
    [
      'without one letter',
      [face('thai', { unicodeRange: 'U+E02-EFF' })],
      `The font faces of weight 400 lack "ก". | ${addThai}`,
    ],
    [
      'with one letter',
      [face('thai', { unicodeRange: 'U+E4D' })],
      `The font faces of weight 400 lack "ก", "ข", "ค" and 65 other Thai letters. | ${addThai}`,
    ],
  ])('have no face %s', (_name, faces, problem) => {
    const messagesOf = (theme: unknown) => problemsOf(theme).map((text) => text.replace(/^[\d:]+ /, ''));
    expect(messagesOf({ fontFaces: faces })).toEqual([problem]);
    expect(messagesOf({ headingFont: { faces } })).toEqual([problem]);
    const ofNumbers = messagesOf({ numericFont: { faces } }).filter((text) => !text.includes(' digits'));
    expect(ofNumbers).toEqual(problem.includes(' lack ') ? [] : [problem]);
  });

  it('are reported at the wrong field', () => {
    const fontFaces = [
      face('thai'),
      face('bold'),
      face('thai', { weightTo: 500 }),
      face('latin', { weight: 450 }),
    ];
    expect(problemsOf({ fontFaces, headingFont: { faces: [face('bold')] } })).toEqual([
      `9:15 "assets/bold.woff2" has the weight 700. | ${declare}`,
      '15:17 "assets/thai.woff2" is not a variable font. | Leave "weightTo" out, and add a file for each weight.',
      `25:16 "assets/bold.woff2" has the weight 700. | ${declare}`,
      `17:4 The font faces of weight 450 lack "ก", "ข", "ค" and 66 other Thai letters. | ${addThai}`,
    ]);
  });

  it('have no outdated letters that must exist', () => {
    expect(
      thai.some(([from, to]) => outdated.some((codePoint) => codePoint >= from && codePoint <= to)),
    ).toBe(false);
  });
});
