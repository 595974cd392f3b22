import type { GroundName } from './grounds.ts';

/**
 * One shape of a drawing: a path around the point 0,0 within a radius of about 46. With `width`, the path is a line of
 * this width. Without `width`, the path is filled. The paint is a hex colour or a letter of `PAINTS`, with these
 * signs:
 *
 * - `~` before the colour adds a gradient from light to dark.
 * - `.4` after the colour sets the opacity.
 * - `*8` draws the shape eight times around 0,0.
 * - `|` adds a mirrored copy.
 */
export type Layer = readonly [paint: string, path: string, width?: number];

/** The drawing on a cover, such as an animal. */
export interface Subject {
  /** The backgrounds of the drawing. The variant of a picture selects one of these backgrounds. */
  readonly grounds: readonly [GroundName, ...GroundName[]];
  readonly layers: readonly Layer[];
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

export const box = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}Z`;

export function star(x: number, y: number, outer: number, inner: number, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (index * Math.PI) / points - Math.PI / 2;
    return `${(x + Math.cos(angle) * radius).toFixed(1)} ${(y + Math.sin(angle) * radius).toFixed(1)}`;
  });
  return `M${corners.join(' ')}Z`;
}

export const FOOTBALL: readonly Layer[] = [
  ['~ffffff', circle(0, 0, 40)],
  [
    '#16213a',
    'M0-14 13.300-4.300 8.200 11.300H-8.200L-13.300-4.300ZM-9-39 0-33 9-39ZM35-19 29-9.500 38 3ZM26 30.500 18 28 13 38.500ZM-26 30.500-18 28-13 38.500ZM-35-19-29-9.500-38 3Z',
  ],
  [
    '#16213a',
    'M0-14v-19M13.300-4.300 29-9.500M8.200 11.300 18 28M-8.200 11.300-18 28M-13.300-4.300-29-9.500',
    2,
  ],
];
