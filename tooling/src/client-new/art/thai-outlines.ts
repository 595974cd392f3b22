import { create, type Font } from 'fontkit';
import { fontForOutlines, type FontId, type FontSubset } from '../fonts.ts';

const loaded = new Map<string, Font>();

function fontOf(id: FontId, subset: FontSubset, weight: 400 | 700): Font {
  const key = `${id}-${subset}-${weight}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const font = create(fontForOutlines(id, subset, weight));
  if (!('layout' in font)) throw new Error(`The file of ${key} does not contain exactly one font.`);
  loaded.set(key, font);
  return font;
}

/** The outline of a text as an SVG path. The path is in tenths of a pixel, and its baseline starts at (0, 0). */
export interface Outline {
  readonly path: string;
  readonly width: number;
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  readonly missing: readonly string[];
}

/**
 * Splits the Thai vowel U+0E33 into its ring and its stroke if a tone mark precedes it, because fonts draw the tone
 * mark between the two parts.
 */
const shaped = (text: string): string =>
  text.normalize('NFC').replace(/([\u0e48-\u0e4b])\u0e33/g, '\u0e4d$1\u0e32');

type Path = ReturnType<Font['layout']>['glyphs'][number]['path'];

const letterOf = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;

const joined = (numbers: readonly number[]): string =>
  numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : String(number))).join('');

function compact(path: Path, from: { x: number; y: number }): string {
  const pen = from;
  let start = { ...pen };
  return path.commands
    .map(({ command, args }) => {
      if (command === 'closePath') {
        Object.assign(pen, start);
        return 'z';
      }
      const origin = { ...pen };
      const points = args.map((arg, index) => Math.round(arg * 10) - (index % 2 === 0 ? origin.x : origin.y));
      pen.x += points.at(-2) ?? 0;
      pen.y += points.at(-1) ?? 0;
      if (command === 'moveTo') start = { ...pen };
      return `${letterOf[command]}${joined(points)}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Converts a text to outlines, because many computers have no Thai font to show the text of an SVG image. */
export function outline(
  text: string,
  { font, size, weight = 700 }: { readonly font: FontId; readonly size: number; readonly weight?: 400 | 700 },
): Outline {
  const parts: string[] = [];
  const missing: string[] = [];
  const pen = { x: 0, y: 0 };
  let width = 0;
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const run of shaped(text).match(/[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g) ?? []) {
    const face = fontOf(font, /[\u0e00-\u0e7f]/.test(run) ? 'thai' : 'latin', weight);
    const scale = size / face.unitsPerEm;
    missing.push(
      ...[...run].filter((character) => !face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    );
    const { glyphs, positions } = face.layout(run);
    glyphs.forEach((glyph, index) => {
      const position = positions[index];
      if (position === undefined) return;
      const x = width + position.xOffset * scale;
      const y = -position.yOffset * scale;
      const drawn = glyph.path.transform(scale, 0, 0, -scale, x, y);
      const { minX, minY, maxX, maxY } = drawn.bbox;
      if (Number.isFinite(minX) && glyph.path.commands.length > 0) {
        parts.push(compact(drawn, pen));
        box.left = Math.min(box.left, minX);
        box.top = Math.min(box.top, minY);
        box.right = Math.max(box.right, maxX);
        box.bottom = Math.max(box.bottom, maxY);
      }
      width += position.xAdvance * scale;
    });
  }
  const ink = parts.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : box;
  return { path: parts.join(''), width: round(width), box: ink, missing };
}

export function drawAt({ path }: Outline, x: number, y: number, fill: string): string {
  return `<path transform="translate(${round(x)} ${round(y)}) scale(.1)" fill="${fill}" d="${path}"/>`;
}
