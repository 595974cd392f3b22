import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isJsonObject, valueAt, type JsonSource } from '../json-source.ts';
import type { Problem } from '../problem.ts';
import { contrastOf, luminance, parseColour } from './colour.ts';
import { resolveTokens } from './resolve-tokens.ts';
import type { TokenProperties } from './write-tokens.ts';

export const secondPaletteFiles = { light: 'tokens.dark.json', dark: 'tokens.light.json' } as const;
const leastContrast = 4.5;

type Scheme = keyof typeof secondPaletteFiles;

const otherScheme: Readonly<Record<Scheme, Scheme>> = { light: 'dark', dark: 'light' };

/** The second palette of a brand: the properties that differ from the first palette. */
export interface SecondPalette {
  readonly scheme: Scheme;
  readonly properties: TokenProperties;
  readonly themeColor: string;
}

function merged(first: unknown, second: unknown): unknown {
  if (!isJsonObject(first) || !isJsonObject(second)) return second;
  const entries = Object.entries(second).map(
    ([key, value]) => [key, key === '$value' ? value : merged(first[key], value)] as const,
  );
  return { ...first, ...Object.fromEntries(entries) };
}

export function withSecondPalette(first: JsonSource, second: JsonSource): JsonSource {
  const value = second.value === undefined ? undefined : merged(first.value, second.value);
  return { ...second, value };
}

function schemeProblems(
  second: JsonSource,
  targetScheme: Scheme,
  properties: TokenProperties,
): readonly Problem[] {
  const [surface, text] = [parseColour(properties['--surface']), parseColour(properties['--text'])];
  // `checkContrast` reports a text that is unreadable on the surface. Such a pair has no scheme.
  if (surface === undefined || text === undefined || contrastOf(text, surface) < leastContrast) return [];
  const scheme = luminance(surface) < luminance(text) ? 'dark' : 'light';
  if (scheme === targetScheme) return [];
  const message = `The second palette must be ${targetScheme}, but it is ${scheme}.`;
  const hint = `The surface is ${properties['--surface']}, the text ${properties['--text']}.`;
  return [second.problemAt(['semantic', 'surface'], message, hint)];
}

function scaleProblems(second: JsonSource): readonly Problem[] {
  if (valueAt(second.value, ['scale']) === undefined) return [];
  const hint = 'Sizes and motion are the same in both palettes. Set them in tokens.json.';
  return [second.problemAtKey(['scale'], '"scale" has no place in a second palette.', hint)];
}

export function misnamedPalette(folder: string, scheme: unknown): readonly Problem[] {
  if (scheme !== 'light' && scheme !== 'dark') return [];
  const file = join(folder, secondPaletteFiles[otherScheme[scheme]]);
  if (!existsSync(file)) return [];
  const message = `tokens.json is the ${scheme} palette of this brand.`;
  return [
    {
      file,
      line: 1,
      column: 1,
      message,
      hint: `Name the ${otherScheme[scheme]} palette "${secondPaletteFiles[scheme]}".`,
    },
  ];
}

/** Resolves and checks the second palette of a brand. Omits problems that the first palette also has. */
export function resolveSecondPalette(
  first: JsonSource,
  second: JsonSource,
  scheme: Scheme,
): { readonly problems: readonly Problem[]; readonly palette: SecondPalette } {
  const base = resolveTokens(first);
  const both = resolveTokens(withSecondPalette(first, second), {
    properties: base.properties,
    isSetAgain: (path) => valueAt(second.value, [...path, '$value']) !== undefined,
  });
  const known = new Set(base.problems.map(({ message }) => message));
  const targetScheme = otherScheme[scheme];
  const changed = Object.entries(both.properties).filter(([name, value]) => base.properties[name] !== value);
  return {
    problems: [
      ...both.problems.filter(({ message }) => !known.has(message)),
      ...schemeProblems(second, targetScheme, both.properties),
      ...scaleProblems(second),
    ],
    palette: {
      scheme: targetScheme,
      properties: Object.fromEntries(changed),
      themeColor: both.properties['--surface'] ?? '',
    },
  };
}
