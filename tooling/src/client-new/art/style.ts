import type { FontId } from '../fonts.ts';
import type { Palette } from '../palette/derive.ts';
import { lowestContrast } from '../palette/contrast.ts';
import { hexOf, type Oklch } from '../palette/oklch.ts';
import type { SymbolId } from './emblems.ts';

export interface ArtStyle {
  readonly name: string;
  readonly tagline: string;
  readonly font: FontId;
  readonly symbol: SymbolId;
  readonly palette: Palette;
}

export function shade(colour: Oklch, by: number): Oklch {
  return { ...colour, l: Math.min(0.98, Math.max(0.05, colour.l + by)) };
}

export function gradient(id: string, stops: readonly (readonly [offset: number, colour: string])[]): string {
  const parts = stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`);
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${parts.join('')}</linearGradient>`;
}

export function glow(
  id: string,
  colour: string,
  opacity: number,
  circle: { readonly cx: number; readonly cy: number; readonly r: number },
): string {
  return (
    `<radialGradient id="${id}" cx="${circle.cx}" cy="${circle.cy}" r="${circle.r}">` +
    `<stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  );
}

export function accentGradient(id: string, { accent, semantic, scheme }: Palette): string {
  const text = semantic['accent-text'];
  return scheme === 'dark'
    ? gradient(id, [
        [0, hexOf(shade(text, 0.1))],
        [0.55, hexOf(text)],
        [1, hexOf(shade(accent, accent.l > 0.55 ? -0.1 : 0.06))],
      ])
    : gradient(id, [
        [0, hexOf(shade(accent, 0.04))],
        [1, hexOf(shade(text, -0.07))],
      ]);
}

export function badge({ requested, background, scheme, semantic }: Palette) {
  if (scheme === 'dark') {
    const chroma = Math.max(Math.min(background.c, 0.09), 0.03);
    return {
      stops: [
        [0, hexOf({ l: 0.36, c: chroma, h: background.h })],
        [0.6, hexOf({ l: 0.24, c: chroma, h: background.h })],
        [1, hexOf({ l: 0.16, c: chroma * 0.8, h: background.h })],
      ] as const,
      mark: hexOf(semantic['accent-text']),
      gradientMark: true,
    };
  }
  // The background of the badge is a gradient from a lighter to a darker shade of the accent that the brand's author
  // chose. The initials or the emblem are white if white contrasts enough with this background. Otherwise they have the
  // lightness of the text colour and the hue of the accent.
  const fill = [shade(requested, 0.05), shade(requested, -0.07)] as const;
  const white = { l: 1, c: 0, h: 0 };
  const mark = lowestContrast(white, fill) >= 2.6 ? white : { ...semantic.text, c: 0.05, h: requested.h };
  return {
    stops: [
      [0, hexOf(fill[0])],
      [1, hexOf(fill[1])],
    ] as const,
    mark: hexOf(mark),
    gradientMark: false,
  };
}

export function svgFile(width: number, height: number, body: string, more = ''): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"` +
    ` viewBox="0 0 ${width} ${height}"${more}>\n${body}\n</svg>\n`
  );
}
