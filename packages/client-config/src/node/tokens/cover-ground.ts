import { luminance, parseColour } from './colour.ts';
import type { TokenProperties } from './write-tokens.ts';

/**
 * Returns `--ck-cover-ground`, the colour of a game cover whose picture is still loading. The value is
 * `--surface-raised` in a dark palette and `--text-muted` in a light palette. The title of a cover is white, and both
 * colours have a contrast of at least 4.5:1 with white. Returns no property if a colour of the palette is invalid.
 */
export function coverGround(properties: TokenProperties): TokenProperties {
  const [surface = '', text = ''] = [properties['--surface-raised'], properties['--text']];
  const [surfaceColour, textColour] = [parseColour(surface), parseColour(text)];
  if (surfaceColour === undefined || textColour === undefined) return {};
  const isDark = luminance(surfaceColour) < luminance(textColour);
  return { '--ck-cover-ground': isDark ? surface : (properties['--text-muted'] ?? text) };
}
