import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

function load(subset: 'thai' | 'latin', weight: 400 | 600): Font {
  const font = create(
    readFileSync(require.resolve(`@fontsource/sarabun/files/sarabun-${subset}-${weight}-normal.woff`)),
  );
  if (!('layout' in font)) throw new Error('the font file does not contain exactly one font');
  return font;
}

const loaded = new Map<string, Font>();
function fontOf(subset: 'thai' | 'latin', weight: 400 | 600): Font {
  const key = `${subset}-${weight}`;
  const font = loaded.get(key) ?? load(subset, weight);
  loaded.set(key, font);
  return font;
}

export interface OutlineOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: 400 | 600;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function outlineText(text: string, options: OutlineOptions): string {
  const { x, y, size, fill, weight = 400, anchor = 'start' } = options;
  const glyphs: { path: string; at: number; rise: number; scale: number }[] = [];
  let width = 0;
  for (const run of text.match(/[\u0e00-\u0e7f]+|[^\u0e00-\u0e7f]+/g) ?? []) {
    const font = fontOf(/[\u0e00-\u0e7f]/.test(run) ? 'thai' : 'latin', weight);
    const scale = size / font.unitsPerEm;
    const { glyphs: shapes, positions } = font.layout(run);
    shapes.forEach((glyph, index) => {
      const position = positions[index];
      if (!position) return;
      glyphs.push({
        path: glyph.path.toSVG(),
        at: width + position.xOffset * scale,
        rise: position.yOffset * scale,
        scale,
      });
      width += position.xAdvance * scale;
    });
  }
  const start = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width;
  const paths = glyphs
    .filter((glyph) => glyph.path !== '')
    .map(
      ({ path, at, rise, scale }) =>
        `<path transform="translate(${(start + at).toFixed(2)} ${(y - rise).toFixed(2)}) scale(${scale} ${-scale})" d="${path}"/>`,
    );
  return `<g fill="${fill}">${paths.join('')}</g>`;
}
