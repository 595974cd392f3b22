import type { ExplainedValue } from '../explained.ts';
import { locationOf, type JsonSource } from '../json-source.ts';
import { readTokens, type RawToken, referenceIn } from './read-tokens.ts';
import { resolveTokens } from './resolve-tokens.ts';
import { withSecondPalette } from './second-palette.ts';

function referencesFrom(value: unknown, tokens: ReturnType<typeof readTokens>['tokens']): readonly string[] {
  const name = referenceIn(value);
  return name === undefined ? [] : [`{${name}}`, ...referencesFrom(tokens.get(name)?.value, tokens)];
}

interface TokensFile {
  readonly source: JsonSource;
  readonly from: ExplainedValue['from'];
  readonly prefix: string;
}

function explain({ source, from, prefix }: TokensFile): readonly ExplainedValue[] {
  const { tokens } = readTokens(source);
  const own: ReadonlyMap<string, RawToken> = new Map(
    [...tokens.values()]
      .filter(({ path }) => path[0] !== 'palette')
      .map((token) => [`--${token.path.slice(1).join('-')}`, token]),
  );
  return Object.entries(resolveTokens(source).properties).map(([name, value]) => {
    const token = own.get(name);
    const path = `${prefix}.${name.slice(2)}`;
    if (token === undefined) return { path, value, from: 'default' };
    const references = referencesFrom(token.value, tokens);
    return {
      path,
      value,
      from,
      place: locationOf(source, [...token.path, '$value']),
      ...(references.length === 0 ? {} : { written: references.join(' -> ') }),
    };
  });
}

export function explainTokens(source: JsonSource): readonly ExplainedValue[] {
  return explain({ source, from: 'tokens.json', prefix: 'tokens' });
}

export function explainPalette(
  first: JsonSource,
  second: JsonSource,
  { names, from, scheme }: { names: readonly string[]; from: ExplainedValue['from']; scheme: string },
): readonly ExplainedValue[] {
  const prefix = `tokens.${scheme}`;
  const changed = new Set(names.map((name) => `${prefix}.${name.slice(2)}`));
  return explain({ source: withSecondPalette(first, second), from, prefix }).filter(({ path }) =>
    changed.has(path),
  );
}
