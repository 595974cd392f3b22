import { hexOf } from '../palette/oklch.ts';
import { emblems } from './emblems.ts';
import { angles, glint, turned } from './shapes.ts';
import { glow, gradient, type ArtStyle } from './style.ts';

function motif(style: ArtStyle, stroke: string, width: number): string {
  if (style.symbol !== 'initial') {
    const ink = { main: stroke, light: stroke, deep: stroke };
    return `<g opacity=".8">${emblems[style.symbol](ink)}</g>`;
  }
  const petal = `<path d="M50 50C38 36 38 18 50 6C62 18 62 36 50 50Z"/>`;
  return `<g fill="none" stroke="${stroke}" stroke-width="${width}">${turned(petal, angles(8))}<circle cx="50" cy="50" r="47"/></g>`;
}

export function scenery(style: ArtStyle, width: number, height: number): { defs: string; body: string } {
  const { palette } = style;
  const { semantic, scheme, accent, second, background } = palette;
  const dark = scheme === 'dark';
  const top = dark ? { ...semantic['surface-raised'], l: 0.255 } : { ...semantic.surface, l: 0.99 };
  const end = dark ? { ...semantic['surface-sunken'], l: 0.17 } : { ...semantic['surface-sunken'], l: 0.968 };
  const line = hexOf(dark ? { ...accent, l: 0.8 } : { ...accent, l: 0.62 });
  const large = motif(style, line, 0.5);
  const spots = dark
    ? Array.from({ length: 14 }, (_unused, index) =>
        glint(
          Math.round(((index * 0.381966 + 0.07) % 1) * width),
          Math.round(((index * 0.618034 + 0.11) % 1) * height),
          3 + (index % 3) * 2,
        ),
      ).join('')
    : '';
  const scale = width / 240;
  return {
    defs:
      gradient('s', [
        [0, hexOf(top)],
        [0.45, hexOf(semantic.surface)],
        [1, hexOf(end)],
      ]) +
      glow('a', hexOf(accent), dark ? 0.2 : 0.12, { cx: 0.86, cy: 0.04, r: 0.62 }) +
      glow('c', hexOf({ ...second, h: dark ? background.h : second.h }), dark ? 0.14 : 0.08, {
        cx: 0.05,
        cy: 0.75,
        r: 0.6,
      }),
    body:
      ['s', 'a', 'c'].map((id) => `<rect width="${width}" height="${height}" fill="url(#${id})"/>`).join('') +
      `<g opacity="${dark ? 0.075 : 0.06}"><g transform="translate(${width * 0.6} ${-width * 0.06}) scale(${scale * 1.25})">${large}</g>` +
      `<g transform="translate(${-width * 0.2} ${height * 0.56}) scale(${scale})">${large}</g></g>` +
      (spots === '' ? '' : `<path fill="${line}" opacity=".5" d="${spots}"/>`),
  };
}
