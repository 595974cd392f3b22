import { gameCategories } from '@chada/domain';
import sharp from 'sharp';
import { parseColour } from '@chada/client-config/node';
import { describe, expect, it } from 'vitest';
import { measureBackground } from '../../brand-tools/measure-background.ts';
import { fontChoices, isFontId } from '../fonts.ts';
import { derivePalette } from '../palette/derive.ts';
import { hexOf } from '../palette/oklch.ts';
import { symbolIds } from './emblems.ts';
import { logoFile } from './logo.ts';
import { allGamesFile, backgroundFile, greetingFile, iconFile, shareFile } from './pictures.ts';
import { outline } from './thai-outlines.ts';
import { breakable, initialsOf, inLines } from './thai-words.ts';
import { svgFile, type ArtStyle } from './style.ts';
import { tileFile, tileSubject } from './tiles.ts';

const style = (changes: Partial<ArtStyle> = {}): ArtStyle => ({
  name: 'ดอกแก้ว',
  tagline: 'เบิกบานทุกวัน',
  font: 'sarabun',
  symbol: 'initial',
  palette: derivePalette({ scheme: 'dark', accent: '#e0a93b' }),
  ...changes,
});

describe('initials', () => {
  it.each([
    ['ดอกแก้ว', 'ด'],
    ['เมืองทอง', 'ม'],
    ['ไทยรุ่งเรือง', 'ท'],
    ['โชคดี สี่ใบ', 'ชส'],
    ['Lucky Star 99', 'LS'],
    ['99 ทอง', '9ท'],
    ['éclair', 'É'],
    ['!?', ''],
  ])('of %s are %s: consonants, without the vowels around them', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('lines of a name', () => {
  const byLetters = (text: string) => text.length;

  it('break between Thai words and lose no letter', () => {
    const name = 'มหาเศรษฐีสยามรุ่งเรือง';
    expect(breakable(name).join('')).toBe(name);
    const lines = inLines(name, 2, byLetters);
    expect(lines.join('')).toBe(name);
    expect(lines).toEqual(['มหาเศรษฐี', 'สยามรุ่งเรือง']);
  });

  it('never begin with a mark, even within a long word', () => {
    const lines = inLines('กกกิ่กกกิ่', 2, byLetters);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
  });
});

describe('outlines', () => {
  it.each(Object.keys(fontChoices).filter(isFontId))('of %s contain stacked Thai marks', (font) => {
    const top = (text: string) => outline(text, { font, size: 100 }).box.top;
    expect(top('ที่')).toBeLessThan(top('ที') - 5);
    expect(top('น้ำ')).toBeLessThan(top('นำ') - 5);
    const [bare, marked] = ['ท', 'ที่'].map((text) => outline(text, { font, size: 100 }).width);
    expect(marked).toBe(bare);
  });

  it('report the letters that a font lacks', () => {
    expect(outline('ดี 金★', { font: 'sarabun', size: 10 }).missing).toEqual(['金', '★']);
  });
});

describe('the pictures of a brand', () => {
  const files = (artStyle: ArtStyle) => [
    logoFile(artStyle),
    iconFile(artStyle),
    allGamesFile(artStyle),
    greetingFile(artStyle),
    backgroundFile(artStyle),
    shareFile(artStyle),
    ...gameCategories.map((category) => tileFile(artStyle, category)),
  ];

  it.each(symbolIds.flatMap((symbol) => [[symbol, 'dark'] as const, [symbol, 'light'] as const]))(
    'with %s on %s are small and contain no text elements and no external references',
    (symbol, scheme) => {
      const palette = derivePalette({ scheme, accent: '#2f6fed' });
      for (const file of files(style({ symbol, palette, name: 'มหาเศรษฐีสยามรุ่งเรืองทรัพย์นิรันดร์' }))) {
        expect(file.length).toBeLessThan(file.includes('width="1200" height="630"') ? 40_000 : 12_000);
        expect(file).not.toMatch(/<text|font-family|href|NaN|undefined|Infinity/);
      }
    },
  );

  it('are valid images in a browser', async () => {
    for (const file of files(style())) {
      const { width, height } = await sharp(Buffer.from(file)).metadata();
      expect([width, height].every((side) => side !== undefined && side > 0)).toBe(true);
    }
  });

  it('fit every name into the logo', async () => {
    for (const name of [
      'ก',
      'ดอกแก้ว',
      'Lucky Star 99',
      'มหาเศรษฐีสยามรุ่งเรืองทรัพย์นิรันดร์',
      'ฐิติญี่ปู่ฟื้น',
      'W'.repeat(40),
    ]) {
      const picture = sharp(Buffer.from(logoFile(style({ name })))).ensureAlpha();
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
      const inked = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 40;
      const edge = Array.from({ length: info.height }, (_unused, y) => inked(info.width - 1, y));
      const rows = Array.from(
        { length: info.width },
        (_unused, x) => inked(x, 0) || inked(x, info.height - 1),
      );
      expect(edge.some(Boolean), name).toBe(false);
      expect(rows.filter(Boolean).length, name).toBeLessThan(8);
    }
  });
});

/** True if a leaf of the shelf shows the point. Its wide corners are at the left top, or at the right top. */
function isInLeaf(x: number, y: number, wideCorner: 'left' | 'right'): boolean {
  const [left, width, height] = [320 - 240 / 1.04, 240 / 1.04, 240];
  const [rx, ry] = [0.62 * width, 0.62 * height];
  const fromLeft = wideCorner === 'left' ? x - left : 320 - x;
  const isInCorner = (dx: number, dy: number) =>
    dx >= rx || dy >= ry || ((rx - dx) / rx) ** 2 + ((ry - dy) / ry) ** 2 <= 1;
  return x >= left && isInCorner(fromLeft, y) && isInCorner(width - fromLeft, height - y);
}

describe('the subject of a tile', () => {
  const layouts = {
    grid: (_x: number, y: number) => y >= 10 && y <= 210,
    'first of a mosaic': (x: number) => x >= 107 && x <= 299,
    'odd leaf of a shelf': (x: number, y: number) => isInLeaf(x, y, 'left'),
    'even leaf of a shelf': (x: number, y: number) => isInLeaf(x, y, 'right'),
  };

  it.each(gameCategories)('of %s is inside the visible part of every layout', async (category) => {
    const { defs, body } = tileSubject(style(), category);
    const drawing = Buffer.from(svgFile(320, 240, `<defs>${defs}</defs>${body}`));
    const { data, info } = await sharp(drawing).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const inked = Array.from({ length: info.width * info.height }, (_unused, index) => index).filter(
      (index) => (data[index * 4 + 3] ?? 0) > 128,
    );
    expect(inked.length).toBeGreaterThan(5000);
    for (const [layout, isShown] of Object.entries(layouts)) {
      const hidden = inked.filter((index) => !isShown(index % info.width, Math.floor(index / info.width)));
      expect(hidden.length / inked.length, layout).toBeLessThan(0.01);
    }
  });
});

describe('the background picture', () => {
  const accents = ['#e0a93b', '#c81e4a', '#12c2b0', '#7a5cff', '#3fae49', '#111111', '#f5f5f5'];
  it.each(
    accents.flatMap((accent) => (['light', 'dark'] as const).map((scheme) => [scheme, accent] as const)),
  )('of a %s brand in %s leaves texts readable', async (scheme, accent) => {
    const palette = derivePalette({ scheme, accent });
    const picture = Buffer.from(backgroundFile(style({ palette })));
    const measured = await measureBackground(picture, (name) => parseColour(hexOf(palette.semantic[name])));
    expect(measured?.ratio).toBeGreaterThanOrEqual(4.5);
  });
});
