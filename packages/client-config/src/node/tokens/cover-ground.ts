import { luminance, parseColour } from './colour.ts';
import type { TokenProperties } from './write-tokens.ts';

/**
 * Returns `--ck-cover-ground`, the colour of a game cover whose picture is still loading. The value is the darker of
 * the two colours `--surface-raised` and `--text`. The contrast between these two colours is at least 4.5:1. The title
 * of a cover is white, so the contrast between the title and the darker colour is also at least 4.5:1.
 */
export function coverGround(properties: TokenProperties): TokenProperties {
  const [surface = '', text = ''] = [properties['--surface-raised'], properties['--text']];
  const [surfaceColour, textColour] = [parseColour(surface), parseColour(text)];
  if (surfaceColour === undefined || textColour === undefined) return {};
  return { '--ck-cover-ground': luminance(surfaceColour) < luminance(textColour) ? surface : text };
}
