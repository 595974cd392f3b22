import { hexOf } from '../palette/oklch.ts';
import { emblems, type EmblemInk } from './emblems.ts';
import { outline, drawAt } from './thai-outlines.ts';
import { badge, gradient, shade, type ArtStyle } from './style.ts';
import { initialsOf } from './thai-words.ts';

const round = (value: number): number => Math.round(value * 100) / 100;

export function emblemInk({ palette }: ArtStyle, id: string): EmblemInk {
  const { accent, semantic, scheme } = palette;
  const text = semantic['accent-text'];
  return scheme === 'dark'
    ? { main: `url(#${id})`, light: hexOf(shade(text, 0.11)), deep: hexOf(shade(text, -0.16)) }
    : { main: `url(#${id})`, light: hexOf(shade(accent, 0.14)), deep: hexOf(shade(text, -0.08)) };
}

function badgeInk(style: ArtStyle, id: string): EmblemInk {
  const { mark, gradientMark } = badge(style.palette);
  if (gradientMark) return emblemInk(style, id);
  const { requested } = style.palette;
  return { main: mark, light: mark, deep: hexOf(shade(requested, mark === '#ffffff' ? 0.24 : -0.2)) };
}

function letters(style: ArtStyle, size: number, fill: string): string {
  const initials = initialsOf(style.name);
  const probe = outline(initials, { font: style.font, size: 100 });
  const [width, height] = [probe.box.right - probe.box.left, probe.box.bottom - probe.box.top];
  if (width <= 0 || height <= 0) {
    return `<g transform="scale(${size / 100})">${emblems.star({ main: fill, light: fill, deep: fill })}</g>`;
  }
  const scale = Math.min((size * 0.64) / width, (size * 0.56) / height);
  const drawn = outline(initials, { font: style.font, size: 100 * scale });
  const { left, right, top, bottom } = drawn.box;
  return drawAt(drawn, size / 2 - (left + right) / 2, size / 2 - (top + bottom) / 2, fill);
}

/**
 * Returns a brand's badge, a square with the brand's initials or emblem, as parts of an SVG.
 * @param prefix is the start of all ids of gradients, so that the ids are unique within the file.
 */
export function badgeMark(style: ArtStyle, size: number, prefix: string): { defs: string; body: string } {
  const { stops, mark, gradientMark } = badge(style.palette);
  const corner = round(size * 0.22);
  const edge = round(size * 0.016);
  const inset = round(size * 0.045);
  const rim = gradientMark ? `url(#${prefix}m)` : mark;
  const defs =
    gradient(`${prefix}b`, stops) +
    gradient(`${prefix}m`, [
      [0, hexOf(shade(style.palette.semantic['accent-text'], 0.1))],
      [0.55, hexOf(style.palette.semantic['accent-text'])],
      [1, hexOf(shade(style.palette.accent, -0.06))],
    ]);
  const fill = gradientMark ? `url(#${prefix}m)` : mark;
  const drawn =
    style.symbol === 'initial'
      ? letters(style, size, fill)
      : `<g transform="translate(${round(size * 0.18)} ${round(size * 0.18)}) scale(${round(size * 0.0064 * 1000) / 1000})">${emblems[style.symbol](badgeInk(style, `${prefix}m`))}</g>`;
  return {
    defs,
    body:
      `<rect width="${size}" height="${size}" rx="${corner}" fill="url(#${prefix}b)"/>` +
      `<rect x="${inset}" y="${inset}" width="${round(size - inset * 2)}" height="${round(size - inset * 2)}" rx="${round(corner - inset * 0.8)}" fill="none" stroke="${rim}" stroke-width="${edge}" opacity="${gradientMark ? 0.75 : 0.4}"/>` +
      drawn,
  };
}
