import { isJsonObject, type JsonSource } from '../json-source.ts';
import { nearest, type Problem, suggest } from '../problem.ts';
import { checkContrast, type NamedColours } from './check-contrast.ts';
import { coverGround } from './cover-ground.ts';
import { parseColour } from './colour.ts';
import {
  readTokens,
  type RawToken,
  type RawTokens,
  referenceIn,
  type ResolvedToken,
  resolveReferences,
} from './read-tokens.ts';
import { scaleDefaults, semanticColours, type TokenType, translucentColours } from './token-names.ts';
import { componentTokens } from './styled-tokens.ts';
import { rangeMistake } from './token-ranges.ts';
import { cssOfToken, tokenCss, tokenExamples, type TokenProperties } from './write-tokens.ts';

const scaleTypes: ReadonlyMap<string, { readonly type: TokenType; readonly css: string }> = new Map(
  Object.entries(scaleDefaults).flatMap(([group, names]) =>
    Object.entries(names).map(([name, token]) => [`${group}-${name}`, token] as const),
  ),
);

/**
 * Returns the tokens of the group `tier`, such as `palette` or `semantic`. The keys of the result are names of CSS
 * properties without the leading dashes, such as `surface-raised`.
 */
function tierOf(
  resolved: ReadonlyMap<string, ResolvedToken>,
  tier: string,
): ReadonlyMap<string, ResolvedToken> {
  return new Map(
    [...resolved.values()]
      .filter(({ path }) => path[0] === tier)
      .map((token) => [token.path.slice(1).join('-'), token] as const),
  );
}

function cssOf(
  name: string,
  token: ResolvedToken,
  expected: TokenType | undefined = token.type,
): string | undefined {
  return expected === undefined ? undefined : cssOfToken(name, expected, token.value);
}

function coloursOf(tokens: ReadonlyMap<string, ResolvedToken>): NamedColours {
  return new Map(
    [...tokens].flatMap(([name, token]) => {
      const colour = parseColour(token.value);
      return colour === undefined ? [] : [[name, { path: token.path.map(String), colour }] as const];
    }),
  );
}

function checkNames(
  tokens: ReadonlyMap<string, ResolvedToken>,
  known: readonly string[],
  source: JsonSource,
) {
  return [...tokens]
    .filter(([name]) => !known.includes(name))
    .map(([name, { path }]) =>
      source.problemAtKey(path, `Unknown token "${path.join('.')}".`, suggest(name, known)),
    );
}

const fontTokens = ['font-family', 'font-heading', 'font-numeric'];

function checkComponentNames(
  tokens: ReadonlyMap<string, ResolvedToken>,
  source: JsonSource,
): readonly Problem[] {
  const taken: readonly string[] = [...semanticColours, ...scaleTypes.keys(), ...fontTokens];
  return [...tokens].flatMap(([name, { path }]) => {
    if (taken.includes(name)) {
      const hint = 'Set it in "semantic" or "scale" instead.';
      return [
        source.problemAtKey(path, `The component token "${name}" has the name of another token.`, hint),
      ];
    }
    if (name in componentTokens) return [];
    const hint = suggest(name, Object.keys(componentTokens));
    return [source.problemAtKey(path, `Unknown token "${path.join('.')}".`, hint)];
  });
}

function checkOpaque(colours: NamedColours, source: JsonSource): readonly Problem[] {
  return [...colours]
    .filter(([name, { colour }]) => colour.alpha < 1 && !translucentColours.includes(name))
    .map(([name, { path }]) =>
      source.problemAt(path, `"${name}" must be opaque.`, 'Its contrast would depend on what is below it.'),
    );
}

function groundsOf(components: NamedColours): NamedColours {
  return new Map([...components].filter(([name]) => /-(bg|text)$/.test(name) && name !== 'skeleton-bg'));
}

function checkValues(
  tokens: ReadonlyMap<string, ResolvedToken>,
  expectedType: (name: string, token: ResolvedToken) => TokenType | undefined,
  source: JsonSource,
): readonly Problem[] {
  return [...tokens].flatMap(([name, token]) => {
    const type = expectedType(name, token);
    const at = [...token.path, '$value'];
    // `readTokens` reports a wrong type, and `checkTypes` a missing one.
    if (type === undefined) return [];
    if (tokenCss[type](token.value) !== undefined) {
      const mistake = rangeMistake(String(token.path[0]), name, type, token.value);
      return mistake === undefined ? [] : [source.problemAt(at, `"${token.path.join('.')}" ${mistake}.`)];
    }
    const isName = /^(?:palette|semantic|scale|component)\.[\w.-]+$/.test(String(token.value));
    const hint = isName ? `Did you mean "{${String(token.value)}}"?` : `Write ${tokenExamples[type]}.`;
    return [source.problemAt(at, `"${token.path.join('.')}" is not a ${type}.`, hint)];
  });
}

/** Checks that each token has a type. A group without any type is one problem. */
function checkTypes(
  tokens: ReadonlyMap<string, ResolvedToken>,
  source: JsonSource,
  typeOf: (name: string, token: ResolvedToken) => TokenType | undefined = (_name, { type }) => type,
): readonly Problem[] {
  const untyped = [...tokens].filter(
    ([name, token]) => !token.hasWrongType && typeOf(name, token) === undefined,
  );
  const [first, second] = untyped.map(([, { path }]) => path);
  if (first === undefined) return [];
  const tier = String(first[0]);
  return second === undefined
    ? [source.problemAt(first, `"${first.join('.')}" does not say its kind.`, 'Add a "$type".')]
    : [
        source.problemAt(
          [tier],
          `${untyped.length} tokens in "${tier}" do not say their kind, such as "${first.join('.')}".`,
          `Add a "$type" to "${tier}", such as "color".`,
        ),
      ];
}

function missingColours({ tokens, broken }: RawTokens, source: JsonSource): readonly Problem[] {
  const { value } = source;
  if (!isJsonObject(value) || broken.includes('semantic')) return [];
  const isGroupMisspelt = Object.keys(value).some(
    (name) => name !== 'semantic' && nearest(name, ['semantic']),
  );
  if (value['semantic'] === undefined && isGroupMisspelt) return [];
  const strange = [...tokens.values()]
    .filter(({ path }) => path[0] === 'semantic')
    .map(({ path }) => nearest(path.slice(1).join('-'), semanticColours));
  const missing = semanticColours.filter(
    (name) =>
      !tokens.has(`semantic.${name}`) && !broken.includes(`semantic.${name}`) && !strange.includes(name),
  );
  const [first] = missing;
  if (first === undefined) return [];
  const shown = missing.slice(0, maxShown).map((name) => `"${name}"`);
  const rest = missing.length > maxShown ? ` and ${missing.length - maxShown} more` : '';
  const message =
    missing.length === 1
      ? `The colour "semantic.${first}" is missing.`
      : `"semantic" lacks the colours ${shown.join(', ')}${rest}.`;
  return [source.problemAt(['semantic'], message)];
}

const maxShown = 12;

/**
 * Returns a function that is true for a token that refers to a broken token. A token is broken if its value is invalid
 * for its type. `checkValues` reports only the broken token, and not the tokens that refer to it.
 */
function refersToBroken(
  raw: ReadonlyMap<string, RawToken>,
  resolved: ReadonlyMap<string, ResolvedToken>,
): (token: ResolvedToken) => boolean {
  return ({ path }) => {
    const target = resolved.get(referenceIn(raw.get(path.join('.'))?.value) ?? '');
    return target?.type !== undefined && tokenCss[target.type](target.value) === undefined;
  };
}

export interface FirstPalette {
  readonly properties: TokenProperties;
  /** True if the file of the second palette sets the token, even to the same value as the first palette. */
  readonly isSetAgain: (path: readonly string[]) => boolean;
}

/**
 * Converts a brand's tokens to CSS properties, and checks the tokens. For a second palette, `source` is the second
 * palette merged with the first palette, and `first` describes the first palette.
 */
export function resolveTokens(
  source: JsonSource,
  first?: FirstPalette,
): {
  readonly properties: TokenProperties;
  readonly problems: readonly Problem[];
} {
  const raw = readTokens(source);
  const { resolved, problems: referenceProblems } = resolveReferences(raw, source);
  const palette = tierOf(resolved, 'palette');
  const semantic = tierOf(resolved, 'semantic');
  const scales = tierOf(resolved, 'scale');
  const components = tierOf(resolved, 'component');
  const missing = missingColours(raw, source);
  const isRepeated = refersToBroken(raw.tokens, resolved);
  const own = (tokens: ReadonlyMap<string, ResolvedToken>) =>
    new Map([...tokens].filter(([, token]) => !isRepeated(token)));
  const colours = { semantic: coloursOf(semantic), components: coloursOf(components) };
  const entries = [
    ...[...scaleTypes].map(([name, { css }]) => [name, css] as const),
    ...[...scales].map(([name, token]) => [name, cssOf(name, token, scaleTypes.get(name)?.type)] as const),
    ...[...semantic].map(([name, token]) => [name, cssOf(name, token, 'color')] as const),
    ...[...components].map(([name, token]) => [name, cssOf(name, token)] as const),
  ];
  const properties = Object.fromEntries(
    entries.flatMap(([name, css]) => (css === undefined ? [] : [[`--${name}`, css] as const])),
  );
  const isInherited = (name: string): boolean => {
    const value = properties[`--${name}`];
    const path = (semantic.get(name) ?? components.get(name))?.path.map(String);
    if (value === undefined || path === undefined || first === undefined) return false;
    return first.properties[`--${name}`] === value && !first.isSetAgain(path);
  };
  const problems = [
    ...source.problems,
    ...raw.problems,
    ...referenceProblems,
    ...missing,
    ...checkNames(semantic, semanticColours, source),
    ...checkNames(scales, [...scaleTypes.keys()], source),
    ...checkComponentNames(components, source),
    ...checkTypes(own(palette), source),
    ...checkValues(own(palette), (_name, token) => token.type, source),
    ...checkValues(own(semantic), () => 'color', source),
    ...checkValues(
      own(scales),
      (name, token) => scaleTypes.get(name)?.type ?? token.type ?? 'number',
      source,
    ),
    ...checkValues(own(components), (name) => componentTokens[name], source),
    ...checkOpaque(colours.semantic, source),
    ...checkOpaque(groundsOf(colours.components), source),
    ...checkContrast(colours.semantic, colours.components, { source, isInherited }),
  ];
  return { properties: { ...properties, ...coverGround(properties) }, problems };
}
