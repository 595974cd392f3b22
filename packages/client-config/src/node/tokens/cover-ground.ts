import { luminance, parseColour } from './colour.ts';
import type { TokenProperties } from './write-tokens.ts';

/**
 * Returns `--ck-cover-ground`, the colour of a game cover whose picture is still loading. The titles of covers are white. The text
 * and its surface have a contrast of 4.5:1, so the darker of the two has at least as much with white.
 */
export function coverGround(properties: TokenProperties): TokenProperties {
  const [surface = '', text = ''] = [properties['--surface-raised'], properties['--text']];
  const [surfaceColour, textColour] = [parseColour(surface), parseColour(text)];
  if (surfaceColour === undefined || textColour === undefined) return {};
  return { '--ck-cover-ground': luminance(surfaceColour) < luminance(textColour) ? surface : text };
}
