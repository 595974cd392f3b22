import { type JsonSource, valueAt } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { luminance, parseColour } from './colour.ts';
import type { TokenProperties } from './write-tokens.ts';

const path = ['theme', 'colorScheme'] as const;

/**
 * Checks that `theme.colorScheme` matches the brightness of the palette. Browsers choose the colours of scroll bars and
 * inputs by `theme.colorScheme`.
 */
export function checkColorScheme(source: JsonSource, properties: TokenProperties = {}): readonly Problem[] {
  const declared = valueAt(source.value, path);
  const [surface, text] = [parseColour(properties['--surface']), parseColour(properties['--text'])];
  if ((declared !== 'light' && declared !== 'dark') || surface === undefined || text === undefined) return [];
  const palette = luminance(surface) < luminance(text) ? 'dark' : 'light';
  if (palette === declared) return [];
  const hint = `The surface is ${properties['--surface']}, the text ${properties['--text']}.`;
  return [
    source.problemAt(path, `"theme.colorScheme" is "${declared}", but the palette is ${palette}.`, hint),
  ];
}
