import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, type JsonSource, valueAt } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { woff2Letters } from './read-woff2.ts';

/** Thai letters, vowels, tone marks and digits. Leaves out three signs that modern Thai does not use. */
const thai: readonly number[] = [
  ...Array.from({ length: 0x3a - 0x01 + 1 }, (_, index) => 0x0e01 + index),
  ...Array.from({ length: 0x4d - 0x40 + 1 }, (_, index) => 0x0e40 + index),
].filter((letter) => ![0x0e03, 0x0e05, 0x0e3a].includes(letter));

interface Face {
  readonly weight: unknown;
  readonly path: string;
  readonly range: string | undefined;
  readonly index: number;
}

/**
 * Checks that the font files of each weight together contain every Thai letter. Otherwise a browser would show a
 * missing letter in another font.
 */
export function checkFonts(source: JsonSource, folder: string): readonly Problem[] {
  const faces = facesOf(source);
  const weights = [...new Set(faces.map(({ weight }) => weight))];
  return weights.flatMap((weight) => {
    const ofWeight = faces.filter((face) => face.weight === weight);
    const letters = ofWeight.map((face) => lettersOfFace(face, folder));
    const [first] = ofWeight;
    // Another check reports a font file that can't be read.
    if (first === undefined || letters.some((set) => set === undefined)) return [];
    const missing = thai.filter((letter) => !letters.some((set) => set?.has(letter) === true));
    if (missing.length === 0) return [];
    const shown = missing.slice(0, 3).map((letter) => `"${String.fromCodePoint(letter)}"`);
    const rest = missing.length > 3 ? ` and ${missing.length - 3} other Thai letters` : '';
    const message = `The font faces of weight ${String(weight)} lack ${shown.join(', ')}${rest}.`;
    return [
      source.problemAt(['theme', 'fontFaces', first.index], message, 'Add the face with Thai letters.'),
    ];
  });
}

function facesOf(source: JsonSource): readonly Face[] {
  const list = valueAt(source.value, ['theme', 'fontFaces']);
  if (!Array.isArray(list)) return [];
  return list.flatMap((face: unknown, index) => {
    if (!isJsonObject(face) || typeof face['path'] !== 'string') return [];
    const { weight, path, unicodeRange } = face;
    return [{ weight, path, range: typeof unicodeRange === 'string' ? unicodeRange : undefined, index }];
  });
}

function lettersOfFace({ path, range }: Face, folder: string): ReadonlySet<number> | undefined {
  const file = join(folder, path);
  if (!path.startsWith('assets/') || path.includes('..') || !existsSync(file)) return undefined;
  const letters = woff2Letters(readFileSync(file));
  if (letters === undefined || range === undefined) return letters;
  const ranges = range.split(',').map((part) => boundsOf(part.trim()));
  return new Set(
    [...letters].filter((letter) => ranges.some(([from, to]) => letter >= from && letter <= to)),
  );
}

/** Returns the first and the last code point of a range such as `U+0E00-0E7F` or `U+4??`. */
function boundsOf(part: string): readonly [number, number] {
  const [from = '', to = from] = part.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
}
