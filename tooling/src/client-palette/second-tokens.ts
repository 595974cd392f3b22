import { colourCss, parseColour } from '@chada/client-config/node';
import { derivePalette, type Palette } from '../client-new/palette/derive.ts';
import { hexOf, toOklch, type Oklch } from '../client-new/palette/oklch.ts';

export type Scheme = 'light' | 'dark';

/** Maps the CSS custom properties of the first palette, such as `--surface`, to their values. */
type Properties = Readonly<Record<string, string>>;

function opaqueHex(properties: Properties, name: string): string {
  const colour = parseColour(properties[`--${name}`]);
  if (colour === undefined) throw new Error(`"${name}" of tokens.json is not a colour.`);
  return colourCss({ ...colour, alpha: 1 });
}

/** A surface counts as grey if its chroma in OKLCH is below this value. The hue of a grey surface is not used. */
const leastChroma = 0.004;

/**
 * Derives the second palette of a brand from two colours of the first palette: the accent, and the surface, which gives
 * the backgrounds their hue. If the surface is grey, the accent also gives the hue of the backgrounds.
 */
export function deriveSecond(first: Properties, scheme: Scheme): Palette {
  const surface = opaqueHex(first, 'surface');
  const colour = parseColour(surface);
  const isGrey = colour !== undefined && toOklch(colour).c < leastChroma;
  return derivePalette({
    scheme,
    accent: opaqueHex(first, 'accent'),
    ...(isGrey ? {} : { background: surface }),
  });
}

/** Returns the semantic colours of the second palette as token values. */
export function semanticTokens(palette: Palette): Readonly<Record<string, { readonly $value: string }>> {
  const opaque = Object.entries(palette.semantic).map(
    ([name, place]: readonly [string, Oklch]) => [name, { $value: hexOf(place) }] as const,
  );
  return {
    ...Object.fromEntries(opaque),
    overlay: { $value: palette.overlay },
    border: { $value: palette.border },
  };
}

/**
 * Returns the values to try for a colour of a component, the best first. `undefined` keeps the value of the first
 * palette.
 */
export function componentChoices(name: string, first: Properties): readonly (string | undefined)[] {
  const value = first[`--${name}`];
  const same = [
    'surface',
    'surface-raised',
    'surface-sunken',
    'text',
    'text-muted',
    'accent',
    'accent-strong',
    'accent-text',
    'on-accent',
    'border',
    'border-strong',
  ].find((semantic) => first[`--${semantic}`] === value);
  const defaultToken = name.endsWith('-text') ? 'text' : 'surface-raised';
  return [
    ...(same === undefined ? [] : [`{semantic.${same}}`]),
    undefined,
    ...[defaultToken, 'surface', 'accent-text', 'on-accent'].map((semantic) => `{semantic.${semantic}}`),
  ];
}
