import { readFileSync } from 'node:fs';
import { isReadableFile } from './named-files.ts';
import { join } from 'node:path';
import { isJsonObject, type JsonPath, type JsonSource, valueAt } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { readWoff2, type Woff2Font } from './read-woff2.ts';

/**
 * The code points of the Thai letters, vowels and marks that a font must contain. U+0E03, U+0E05 and U+0E3A are not
 * required.
 */
const thai: readonly number[] = [
  ...Array.from({ length: 0x3a - 0x01 + 1 }, (_, index) => 0x0e01 + index),
  ...Array.from({ length: 0x4d - 0x40 + 1 }, (_, index) => 0x0e40 + index),
].filter((codePoint) => ![0x0e03, 0x0e05, 0x0e3a].includes(codePoint));

interface Face {
  readonly weight: unknown;
  readonly weightTo: unknown;
  readonly path: string;
  readonly range: string | undefined;
  readonly index: number;
}

/**
 * Checks that the brand's fonts have the declared weights and contain all Thai letters. A browser would show a missing
 * letter in another font.
 */
export function checkFonts(source: JsonSource, folder: string): readonly Problem[] {
  return [
    ...[...fontLists, numericList].flatMap((list) => checkWeights(source, folder, list)),
    ...fontLists.flatMap((list) => checkFontList(source, folder, { list, needed: thaiLetters })),
    ...checkFontList(source, folder, { list: numericList, needed: digits }),
    ...[...fontLists, numericList].flatMap((list) => checkRanges(source, list)),
    ...checkFamilies(source),
  ];
}

/** Checks that no two fonts have one name, because browsers would mix their faces in all texts. */
function checkFamilies(source: JsonSource): readonly Problem[] {
  const paths: readonly JsonPath[] = [
    ['theme', 'fontFamily'],
    ['theme', 'headingFont', 'family'],
    ['theme', 'numericFont', 'family'],
  ];
  const families = paths.map((path) => valueAt(source.value, path));
  return paths.flatMap((path, index) => {
    const family = families[index];
    const first = paths[families.indexOf(family)];
    if (typeof family !== 'string' || first === undefined || first === path) return [];
    const message = `"${path.join('.')}" is also the name of "${first.join('.')}".`;
    return [
      source.problemAt(path, message, 'Browsers would mix the faces of both. Give it a name of its own.'),
    ];
  });
}

const fontLists: readonly JsonPath[] = [
  ['theme', 'fontFaces'],
  ['theme', 'headingFont', 'faces'],
];

const numericList: JsonPath = ['theme', 'numericFont', 'faces'];

/**
 * The permitted difference between a declared weight and the weight in the font file. The two values differ a little in
 * many fonts.
 */
const weightTolerance = 100;

function checkWeights(source: JsonSource, folder: string, list: JsonPath): readonly Problem[] {
  return facesOf(source, list).flatMap((face) => {
    const { weight, weightTo, path, index } = face;
    const [min, max] = fontOfFace(face, folder)?.weights ?? [];
    if (typeof weight !== 'number' || weight > 1000 || min === undefined || max === undefined) return [];
    const at = (field: string): JsonPath => [...list, index, field];
    if (typeof weightTo === 'number' && weightTo <= weight)
      return [source.problemAt(at('weightTo'), `"weightTo" must be above "weight", which is ${weight}.`)];
    if (typeof weightTo === 'number' && min === max) {
      const hint = 'Leave "weightTo" out, and add a file for each weight.';
      return [source.problemAt(at('weightTo'), `"${path}" is not a variable font.`, hint)];
    }
    const fits = weight >= min - weightTolerance && (Number(weightTo) || weight) <= max + weightTolerance;
    const has = min === max ? `the weight ${min}` : `weights from ${min} to ${max}`;
    return fits
      ? []
      : [source.problemAt(at('weight'), `"${path}" has ${has}.`, 'Declare the weights of the file.')];
  });
}

interface NeededLetters {
  readonly letters: readonly number[];
  readonly name: string;
}

const thaiLetters: NeededLetters = { letters: thai, name: 'Thai letters' };
const digits: NeededLetters = {
  letters: Array.from({ length: 10 }, (_, index) => 0x30 + index),
  name: 'digits',
};

function checkFontList(
  source: JsonSource,
  folder: string,
  { list, needed }: { readonly list: JsonPath; readonly needed: NeededLetters },
): readonly Problem[] {
  const faces = facesOf(source, list);
  // A face without a valid weight belongs to an unknown list of faces, so letters could seem to be missing.
  if (faces.some(({ weight }) => typeof weight !== 'number')) return [];
  const weights = [...new Set(faces.map(({ weight }) => weight))];
  return weights.flatMap((weight) => {
    const ofWeight = faces.filter((face) => face.weight === weight);
    const codePoints = ofWeight.map((face) => lettersOfFace(face, folder));
    const [first] = ofWeight;
    if (first === undefined || codePoints.some((set) => set === undefined)) return [];
    const missing = needed.letters.filter(
      (codePoint) => !codePoints.some((set) => set?.has(codePoint) === true),
    );
    if (missing.length === 0) return [];
    const shown = missing.slice(0, 3).map((codePoint) => `"${String.fromCodePoint(codePoint)}"`);
    const rest = missing.length > 3 ? ` and ${missing.length - 3} other ${needed.name}` : '';
    const message = `The font faces of weight ${String(weight)} lack ${shown.join(', ')}${rest}.`;
    return [source.problemAt([...list, first.index], message, `Add the face with ${needed.name}.`)];
  });
}

/** Checks that each range begins before its end. A browser ignores a whole list of ranges if one of them is wrong. */
function checkRanges(source: JsonSource, list: JsonPath): readonly Problem[] {
  return facesOf(source, list).flatMap(({ range = '', index }) => {
    const wrong = range.split(',').find((part) => {
      const [from, to] = boundsOf(part.trim());
      return from > to || to > lastCodePoint || /\?[^?,]/.test(part);
    });
    if (wrong === undefined) return [];
    const message = `"unicodeRange" has "${wrong.trim()}", which is no range.`;
    return [source.problemAt([...list, index, 'unicodeRange'], message, 'Write it as in "U+0E01-0E5B".')];
  });
}

const lastCodePoint = 0x10ffff;

function facesOf(source: JsonSource, list: JsonPath): readonly Face[] {
  const faces = valueAt(source.value, list);
  if (!Array.isArray(faces)) return [];
  return faces.flatMap((face: unknown, index) => {
    if (!isJsonObject(face) || typeof face['path'] !== 'string') return [];
    const { weight, weightTo, path, unicodeRange } = face;
    return [
      { weight, weightTo, path, range: typeof unicodeRange === 'string' ? unicodeRange : undefined, index },
    ];
  });
}

function fontOfFace({ path }: Face, folder: string): Woff2Font | undefined {
  const file = join(folder, path);
  if (!path.startsWith('assets/') || path.includes('..') || !isReadableFile(file)) return undefined;
  return readWoff2(readFileSync(file));
}

function lettersOfFace(face: Face, folder: string): ReadonlySet<number> | undefined {
  const codePoints = fontOfFace(face, folder)?.letters;
  const { range } = face;
  if (codePoints === undefined || range === undefined) return codePoints;
  const ranges = range.split(',').map((part) => boundsOf(part.trim()));
  return new Set(
    [...codePoints].filter((codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to)),
  );
}

/** Returns the first and the last code point of a range such as `U+0E00-0E7F` or `U+4??`. */
function boundsOf(part: string): readonly [number, number] {
  const [from = '', to = from] = part.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
}
