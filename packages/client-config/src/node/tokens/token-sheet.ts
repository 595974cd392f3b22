import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonSource, type JsonSource } from '../json-source.ts';
import { colourNamed, componentPairs } from './component-pairs.ts';
import { contrastOf, parseColour } from './colour.ts';
import {
  readTokens,
  type RawToken,
  referenceIn,
  resolveReferences,
  type ResolvedToken,
} from './read-tokens.ts';
import { withSecondPalette } from './second-palette.ts';
import { cssOfToken } from './write-tokens.ts';
import { scaleDefaults, type TokenType } from './token-names.ts';
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts';

/** The groups of tokens, called tiers. A token may refer to tokens of the tiers before its own tier in this list. */
export type TokenGroup = 'palette' | 'semantic' | 'scale' | 'component';

export interface SheetToken {
  readonly group: TokenGroup;
  /** Name of the CSS custom property without leading dashes: `night-900`, `surface-raised`. */
  readonly name: string;
  readonly type: TokenType;
  readonly css: string;
  /** The referenced token, such as `palette.night.900`. */
  readonly from?: string | undefined;
  /** True if the value is a default, because the brand does not set the token. */
  readonly isDefault?: boolean | undefined;
}

export interface MeasuredPair extends ContrastPair {
  readonly foregroundCss: string;
  readonly backgroundCss: string;
  /** WCAG 2 contrast ratio from 1 to 21. */
  readonly ratio: number;
}

/** The valid tokens of a brand's tokens.json. */
export interface TokenSheet {
  readonly tokens: readonly SheetToken[];
  readonly pairs: readonly MeasuredPair[];
}

const groups: readonly TokenGroup[] = ['palette', 'semantic', 'scale', 'component'];

function sheetTokens(
  raw: ReadonlyMap<string, RawToken>,
  resolved: ReadonlyMap<string, ResolvedToken>,
): readonly SheetToken[] {
  return [...resolved].flatMap(([key, { path, type, value }]) => {
    const group = groups.find((candidate) => candidate === path[0]);
    const name = path.slice(1).join('-');
    const kind = type ?? (group === 'scale' ? defaultsByName.get(name)?.type : undefined);
    const css = kind === undefined ? undefined : cssOfToken(name, kind, value);
    if (group === undefined || kind === undefined || css === undefined) return [];
    return [{ group, name, type: kind, css, from: referenceIn(raw.get(key)?.value) }];
  });
}

const defaultsByName: ReadonlyMap<string, SheetToken> = new Map(
  Object.entries(scaleDefaults).flatMap(([group, names]) =>
    Object.entries(names).map(([last, { type, css }]) => {
      const name = `${group}-${last}`;
      return [name, { group: 'scale' as const, name, type, css, isDefault: true }] as const;
    }),
  ),
);

function measured(
  tokens: readonly SheetToken[],
  resolved: ReadonlyMap<string, ResolvedToken>,
): readonly MeasuredPair[] {
  const colours = new Map(
    tokens
      .filter(({ group }) => group === 'semantic' || group === 'component')
      .map((token) => [token.name, token] as const),
  );
  const named = new Map(
    [...resolved.values()].flatMap(({ path, value }) => {
      const colour = parseColour(value);
      const name = path.slice(1).join('-');
      const known = colour !== undefined && (path[0] === 'semantic' || path[0] === 'component');
      return known ? [[name, { path: path.map(String), colour }] as const] : [];
    }),
  );
  const isIn = (group: string) => (name: string) => named.get(name)?.path[0] === group;
  return [...contrastPairs, ...componentPairs(isIn('component'), isIn('semantic'))].flatMap((pair) => {
    const [foregroundColour, backgroundColour] = [
      colourNamed(pair.foreground, named),
      colourNamed(pair.background, named),
    ];
    if (foregroundColour === undefined || backgroundColour === undefined) return [];
    const cssOf = (name: string): string => colours.get(name)?.css ?? name;
    const ratio = contrastOf(foregroundColour, backgroundColour);
    return [{ ...pair, foregroundCss: cssOf(pair.foreground), backgroundCss: cssOf(pair.background), ratio }];
  });
}

function readFileOf(folder: string, name: string): JsonSource {
  const file = join(folder, name);
  return readJsonSource(file, existsSync(file) ? readFileSync(file, 'utf8') : '{}');
}

/**
 * Reads a brand's tokens, including defaults, and the measured contrasts. Omits invalid tokens, which `checkClient`
 * reports. `secondFile` is the file of the second palette, `tokens.dark.json` or `tokens.light.json`. With this file,
 * the result has the values of the second palette.
 */
export function readTokenSheet(folder: string, secondFile?: string): TokenSheet {
  const first = readFileOf(folder, 'tokens.json');
  const source = secondFile === undefined ? first : withSecondPalette(first, readFileOf(folder, secondFile));
  const raw = readTokens(source);
  const { resolved } = resolveReferences(raw, source);
  const own = sheetTokens(raw.tokens, resolved);
  const set = new Set(own.flatMap(({ group, name }) => (group === 'scale' ? [name] : [])));
  const defaults = [...defaultsByName.values()].filter(({ name }) => !set.has(name));
  return { tokens: [...own, ...defaults], pairs: measured(own, resolved) };
}
