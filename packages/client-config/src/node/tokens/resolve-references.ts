import { isJsonObject, type JsonPath, type JsonSource } from '../json-source.ts';
import { suggest, type Problem } from '../problem.ts';
import type { RawToken } from './read-tokens.ts';
import type { TokenType } from './token-names.ts';

/** A token whose value holds no reference any more. */
export interface ResolvedToken {
  readonly path: JsonPath;
  readonly type: TokenType | undefined;
  readonly value: unknown;
}

/** The name in a reference: `{palette.gold}` gives `palette.gold`; `undefined` for any other value. */
export function referenceIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/** The tokens with every reference followed to its end; unknown and circular references become problems. */
export function resolveReferences(
  tokens: ReadonlyMap<string, RawToken>,
  source: JsonSource,
): { readonly resolved: ReadonlyMap<string, ResolvedToken>; readonly problems: readonly Problem[] } {
  const resolved = new Map<string, ResolvedToken | undefined>();
  const problems: Problem[] = [];

  const follow = (name: string, from: JsonPath, trail: readonly string[]): ResolvedToken | undefined => {
    const target = tokens.get(name);
    if (target === undefined) {
      const hint = suggest(name, [...tokens.keys()]);
      problems.push(source.problemAt(from, `"{${name}}" refers to a token that does not exist.`, hint));
      return undefined;
    }
    return resolve(name, target, trail);
  };

  const plain = (
    value: unknown,
    from: JsonPath,
    trail: readonly string[],
  ): { value: unknown } | undefined => {
    const name = referenceIn(value);
    if (name !== undefined) return follow(name, from, trail);
    if (Array.isArray(value)) {
      const items = value.map((item: unknown, index) => plain(item, [...from, index], trail));
      return items.every((item) => item !== undefined)
        ? { value: items.map((item) => item.value) }
        : undefined;
    }
    if (!isJsonObject(value)) return { value };
    const fields = Object.entries(value).map(
      ([key, item]) => [key, plain(item, [...from, key], trail)] as const,
    );
    if (fields.some(([, item]) => item === undefined)) return undefined;
    return { value: Object.fromEntries(fields.map(([key, item]) => [key, item?.value])) };
  };

  const resolve = (name: string, token: RawToken, trail: readonly string[]): ResolvedToken | undefined => {
    if (resolved.has(name)) return resolved.get(name);
    const at = [...token.path, '$value'];
    if (trail.includes(name)) {
      const circle = [...trail.slice(trail.indexOf(name)), name].join(' -> ');
      problems.push(source.problemAt(at, `This reference comes back to itself: ${circle}.`));
      return undefined;
    }
    const reference = referenceIn(token.value);
    const found = plain(token.value, at, [...trail, name]);
    const type = token.type ?? (reference === undefined ? undefined : tokenTypeOf(reference));
    const result = found === undefined ? undefined : { path: token.path, type, value: found.value };
    resolved.set(name, result);
    return result;
  };

  const tokenTypeOf = (name: string): TokenType | undefined => resolved.get(name)?.type;

  for (const [name, token] of tokens) resolve(name, token, []);
  const complete = new Map(
    [...resolved].flatMap(([name, token]) => (token === undefined ? [] : [[name, token]])),
  );
  return { resolved: complete, problems };
}
