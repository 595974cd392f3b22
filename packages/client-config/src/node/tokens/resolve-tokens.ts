import type { JsonSource } from '../json-source.ts';
import { type Problem, suggest } from '../problem.ts';
import { type Colour, colourCss, contrastOf, nearestReadable, parseColour } from './colour.ts';
import { readTokens, type ResolvedToken, resolveReferences } from './read-tokens.ts';
import { scaleDefaults, semanticColours, type TokenType, translucentColours } from './token-names.ts';
import { type ContrastPair, contrastPairs } from './contrast-pairs.ts';
import { cssOfToken, tokenCss, tokenExamples, type TokenProperties } from './write-tokens.ts';

/** Maps the name of each of a brand's colours to the colour and its path in the file. */
export type NamedColours = ReadonlyMap<string, { readonly path: readonly string[]; readonly colour: Colour }>;

/**
 * Returns the background of each component with its text colour: `bottom-bar-bg` with `bottom-bar-text`. A component
 * without its own text colour has the colour `text`.
 */
export function componentPairs(components: NamedColours): readonly ContrastPair[] {
  return [...components.keys()]
    .filter((name) => name.endsWith('-bg'))
    .map((ground) => {
      const own = ground.replace(/-bg$/, '-text');
      return { front: components.has(own) ? own : 'text', ground, least: 4.5 };
    });
}

/** Formats a contrast ratio. Rounds down, so that a value below the limit never looks equal to the limit. */
function ratioText(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}

/** Returns a problem for each pair of colours whose contrast is too low (WCAG 2.2, 1.4.3 and 1.4.11). */
export function checkContrast(
  semantic: NamedColours,
  components: NamedColours,
  source: JsonSource,
): readonly Problem[] {
  const colours: NamedColours = new Map([...semantic, ...components]);
  return [...contrastPairs, ...componentPairs(components)].flatMap(({ front, ground, least }) => {
    const [over, under] = [colours.get(front), colours.get(ground)];
    if (over === undefined || under === undefined) return [];
    const ratio = contrastOf(over.colour, under.colour);
    if (ratio >= least) return [];
    const pair = `"${front}" (${colourCss(over.colour)}) on "${ground}" (${colourCss(under.colour)})`;
    const message = `${pair} has a contrast of ${ratioText(ratio)}:1; it must be at least ${least}:1.`;
    // Reports the problem at the component's background if the text colour is not the component's own.
    const atGround = components.has(ground) && !components.has(front);
    const [name, wrong, other] = atGround ? [ground, under, over] : [front, over, under];
    const enough = nearestReadable(wrong.colour, other.colour, least);
    const such = enough === undefined ? '' : `, such as ${colourCss(enough)} for "${name}"`;
    const problem = source.problemAt(wrong.path, message, `Make one of the two lighter or darker${such}.`);
    return [{ ...problem, kind: 'contrast' }];
  });
}

const scaleTypes: ReadonlyMap<string, { readonly type: TokenType; readonly css: string }> = new Map(
  Object.entries(scaleDefaults).flatMap(([group, names]) =>
    Object.entries(names).map(([name, token]) => [`${group}-${name}`, token] as const),
  ),
);

/** Returns the tokens of a tier. The keys are CSS properties without leading dashes, such as `surface-raised`. */
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

function checkComponentNames(
  tokens: ReadonlyMap<string, ResolvedToken>,
  source: JsonSource,
): readonly Problem[] {
  const taken: readonly string[] = [...semanticColours, ...scaleTypes.keys(), 'font-family'];
  return [...tokens].flatMap(([name, { path }]) => {
    if (taken.includes(name)) {
      const hint = 'Set it in "semantic" or "scale" instead.';
      return [
        source.problemAtKey(path, `The component token "${name}" has the name of another token.`, hint),
      ];
    }
    if (/^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(name)) return [];
    const hint = 'Such as "bottom-bar-bg".';
    return [source.problemAtKey(path, `"${name}" must be lower-case words joined by hyphens.`, hint)];
  });
}

function checkOpaque(colours: NamedColours, source: JsonSource): readonly Problem[] {
  return [...colours]
    .filter(([name, { colour }]) => colour.alpha < 1 && !translucentColours.includes(name))
    .map(([name, { path }]) =>
      source.problemAt(path, `"${name}" must be opaque.`, 'Its contrast would depend on what is below it.'),
    );
}

function checkValues(
  tokens: ReadonlyMap<string, ResolvedToken>,
  expectedType: (name: string, token: ResolvedToken) => TokenType | undefined,
  source: JsonSource,
): readonly Problem[] {
  return [...tokens].flatMap(([name, token]) => {
    const type = expectedType(name, token);
    const at = [...token.path, '$value'];
    if (type === undefined) {
      return [
        source.problemAt(token.path, `"${token.path.join('.')}" does not say its kind.`, 'Add a "$type".'),
      ];
    }
    if (tokenCss[type](token.value) !== undefined) return [];
    return [
      source.problemAt(at, `"${token.path.join('.')}" is not a ${type}.`, `Write ${tokenExamples[type]}.`),
    ];
  });
}

/**
 * Checks a brand's DTCG tokens and returns its CSS custom properties. Reports all problems of structure, references,
 * types, names and contrast.
 */
export function resolveTokens(source: JsonSource): {
  readonly properties: TokenProperties;
  readonly problems: readonly Problem[];
} {
  const raw = readTokens(source);
  const { resolved, problems: referenceProblems } = resolveReferences(raw.tokens, source);
  const [palette, semantic, scales, components] = ['palette', 'semantic', 'scale', 'component'].map((tier) =>
    tierOf(resolved, tier),
  );
  if (!palette || !semantic || !scales || !components) return { properties: {}, problems: raw.problems };
  const missing = semanticColours
    .filter((name) => !raw.tokens.has(`semantic.${name}`))
    .map((name) => source.problemAt(['semantic'], `The colour "semantic.${name}" is missing.`));
  const colours = { semantic: coloursOf(semantic), components: coloursOf(components) };
  const problems = [
    ...source.problems,
    ...raw.problems,
    ...referenceProblems,
    ...(source.value === undefined ? [] : missing),
    ...checkNames(semantic, semanticColours, source),
    ...checkNames(scales, [...scaleTypes.keys()], source),
    ...checkComponentNames(components, source),
    ...checkValues(palette, (_name, token) => token.type, source),
    ...checkValues(semantic, () => 'color', source),
    ...checkValues(scales, (name, token) => scaleTypes.get(name)?.type ?? token.type ?? 'number', source),
    ...checkValues(components, (_name, token) => token.type, source),
    ...checkOpaque(colours.semantic, source),
    ...checkContrast(colours.semantic, colours.components, source),
  ];
  const entries = [
    ...[...scaleTypes].map(([name, { css }]) => [name, css] as const),
    ...[...scales].map(([name, token]) => [name, cssOf(name, token, scaleTypes.get(name)?.type)] as const),
    ...[...semantic].map(([name, token]) => [name, cssOf(name, token, 'color')] as const),
    ...[...components].map(([name, token]) => [name, cssOf(name, token)] as const),
  ];
  const properties = Object.fromEntries(
    entries.flatMap(([name, css]) => (css === undefined ? [] : [[`--${name}`, css] as const])),
  );
  return { properties, problems };
}
