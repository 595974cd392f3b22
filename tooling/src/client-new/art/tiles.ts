import type { StandardCategory } from '@chada/domain';
import { hexOf, type Oklch } from '../palette/oklch.ts';
import type { Palette } from '../palette/derive.ts';
import { glint } from './shapes.ts';
import { glow, gradient, shade, svgFile, type ArtStyle } from './style.ts';
import {
  flame,
  cards,
  chips,
  fish,
  football,
  lottoBalls,
  slotMachine,
  water,
  type DrawingInk,
} from './tile-drawings.ts';

/**
 * Puts a drawing into the part of the tile that every layout shows: the shelf cuts off the left quarter and rounds two
 * corners, the mosaic shows only an upright part of the first tile, and the grid cuts off the upper and lower edge.
 */
const safePlace = 'translate(79 20) scale(.78)';

interface Tile {
  readonly behind?: string;
  readonly draw: (ink: DrawingInk) => string;
  readonly glow: number;
  readonly rotation: number;
}

const tiles: Readonly<Record<StandardCategory, Tile>> = {
  sport: { draw: football, glow: 150, rotation: 24 },
  casino: { draw: chips, glow: 350, rotation: 0 },
  slots: { draw: slotMachine, glow: 300, rotation: -24 },
  fishing: { draw: fish, behind: water, glow: 225, rotation: 52 },
  card: { draw: cards, glow: 275, rotation: -50 },
  lotto: { draw: lottoBalls, glow: 190, rotation: 12 },
  hot: { draw: flame, glow: 35, rotation: -12 },
};

function metalOf({ requested }: Palette): Oklch {
  return { ...requested, l: Math.max(requested.l, 0.68) };
}

function inkOf({ font, palette }: ArtStyle): DrawingInk {
  const { accent, second, background } = palette;
  const metal = metalOf(palette);
  return {
    metal: 'url(#m)',
    metalDeep: hexOf({ ...metal, l: 0.5, c: metal.c * 0.9 }),
    second: hexOf(second),
    secondDeep: hexOf({ l: 0.5, c: 0.13, h: accent.h > 185 && accent.h < 300 ? 160 : 255 }),
    line: hexOf({ l: 0.24, c: 0.04, h: background.h }),
    font,
  };
}

function groundOf(
  { scheme, background, accent }: Palette,
  { glow: hue, rotation }: Tile,
): { defs: string; body: string } {
  const full = (id: string) => `<rect width="320" height="240" fill="url(#${id})"/>`;
  if (scheme === 'dark') {
    const chroma = Math.min(Math.max(background.c, 0.035), 0.085);
    return {
      defs:
        gradient('s', [
          [0, hexOf({ l: 0.36, c: chroma, h: background.h })],
          [1, hexOf({ l: 0.17, c: chroma * 0.8, h: background.h })],
        ]) + glow('a', hexOf({ l: 0.6, c: 0.14, h: hue }), 0.55, { cx: 0.5, cy: 0.44, r: 0.6 }),
      body: full('s') + full('a'),
    };
  }
  const own = (accent.h + rotation + 360) % 360;
  const chroma = Math.max(0.07, Math.min(accent.c, 0.15));
  const lift = own > 55 && own < 120 ? 0.1 : 0;
  return {
    defs:
      gradient('s', [
        [0, hexOf({ l: 0.8 + lift, c: chroma * 0.75, h: own })],
        [1, hexOf({ l: 0.6 + lift * 1.4, c: chroma, h: own })],
      ]) + glow('a', '#ffffff', 0.5, { cx: 0.5, cy: 0.42, r: 0.55 }),
    body: full('s') + full('a'),
  };
}

/** Returns the drawing of a game category without its background, as parts of an SVG of 320 x 240. */
export function tileSubject(style: ArtStyle, category: StandardCategory): { defs: string; body: string } {
  const metal = metalOf(style.palette);
  const metalDefs =
    gradient('m', [
      [0, hexOf(shade(metal, 0.16))],
      [0.5, hexOf(metal)],
      [1, hexOf(shade(metal, -0.14))],
    ]) +
    gradient('reel', [
      [0, '#cfd3de'],
      [0.5, '#ffffff'],
      [1, '#cfd3de'],
    ]);
  const body = `<g transform="${safePlace}">${tiles[category].draw(inkOf(style))}</g>`;
  return { defs: metalDefs, body };
}

/** Returns the picture of a game category as an SVG of 320 x 240. Each layout cuts off other edges. */
export function tileFile(style: ArtStyle, category: StandardCategory): string {
  const tile = tiles[category];
  const ground = groundOf(style.palette, tile);
  const subject = tileSubject(style, category);
  const glints = `<path fill="#fff" opacity=".5" d="${glint(38, 48, 7)}${glint(284, 60, 8)}${glint(258, 34, 5)}"/>`;
  const content = `<defs>${ground.defs}${subject.defs}</defs>\n${ground.body}${glints}${tile.behind ?? ''}\n${subject.body}`;
  return svgFile(320, 240, content, ' preserveAspectRatio="xMidYMid slice"');
}
