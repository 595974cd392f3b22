import { isJsonObject, type JsonPath, type JsonSource } from '../json-source.ts';
import { type Problem, suggest } from '../problem.ts';
import { type TokenType, tokenTypes } from './token-names.ts';

export interface RawToken {
  readonly path: JsonPath;
  readonly type: TokenType | undefined;
  readonly value: unknown;
}

/** The tokens of a file, with unresolved references. The keys of `tokens` are dotted names, such as `palette.gold`. */
export interface RawTokens {
  readonly tokens: ReadonlyMap<string, RawToken>;
  readonly problems: readonly Problem[];
}

const tiers = ['palette', 'semantic', 'scale', 'component'];
const metaFields = ['$value', '$type', '$description', '$extensions', '$deprecated'];

function isTokenType(type: unknown): type is TokenType {
  return tokenTypes.some((known) => known === type);
}

/** Reads the tokens of a file. The `$type` of a group applies to all tokens in the group. */
export function readTokens(source: JsonSource): RawTokens {
  const tokens = new Map<string, RawToken>();
  const problems: Problem[] = [];

  const typeOf = (
    node: Readonly<Record<string, unknown>>,
    path: JsonPath,
    inherited: TokenType | undefined,
  ) => {
    const type = node['$type'];
    if (type === undefined) return inherited;
    if (isTokenType(type)) return type;
    const written = JSON.stringify(type);
    const message = `${written} is not a supported type of token.`;
    problems.push(
      source.problemAt([...path, '$type'], message, suggest(written.replaceAll('"', ''), tokenTypes)),
    );
    return undefined;
  };

  const visit = (node: unknown, path: JsonPath, inherited: TokenType | undefined): void => {
    if (!isJsonObject(node)) {
      const hint = 'A token is written { "$value": … }.';
      problems.push(source.problemAt(path, `"${path.join('.')}" is neither a group nor a token.`, hint));
      return;
    }
    const type = typeOf(node, path, inherited);
    for (const key of Object.keys(node).filter(
      (name) => name.startsWith('$') && !metaFields.includes(name),
    )) {
      problems.push(source.problemAtKey([...path, key], `Unknown field "${key}".`, suggest(key, metaFields)));
    }
    if (Object.hasOwn(node, '$value')) {
      tokens.set(path.join('.'), { path, type, value: node['$value'] });
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (name.startsWith('$')) continue;
      if (path.length === 0 && !tiers.includes(name)) {
        problems.push(source.problemAtKey([name], `Unknown group "${name}".`, suggest(name, tiers)));
      } else visit(child, [...path, name], type);
    }
  };

  if (isJsonObject(source.value)) {
    const { $schema: _editorOnly, ...groups } = source.value;
    visit(groups, [], undefined);
  } else if (source.value !== undefined) {
    problems.push(source.problemAt([], 'The file must be an object of token groups.'));
  }
  return { tokens, problems };
}

export interface ResolvedToken {
  readonly path: JsonPath;
  readonly type: TokenType | undefined;
  readonly value: unknown;
}

/** Returns `palette.gold` for `{palette.gold}`, and `undefined` for any other value. */
export function referenceIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/**
 * Replaces references such as `{palette.gold}` with the values of the tokens. Unknown and circular references become
 * problems.
 */
export function resolveReferences(
  tokens: ReadonlyMap<string, RawToken>,
  source: JsonSource,
): { readonly resolved: ReadonlyMap<string, ResolvedToken>; readonly problems: readonly Problem[] } {
  const resolved = new Map<string, ResolvedToken | undefined>();
  const problems: Problem[] = [];

  const follow = (
    name: string,
    from: JsonPath,
    referencePath: readonly string[],
  ): ResolvedToken | undefined => {
    const target = tokens.get(name);
    if (target === undefined) {
      const hint = suggest(name, [...tokens.keys()]);
      problems.push(source.problemAt(from, `"{${name}}" refers to a token that does not exist.`, hint));
      return undefined;
    }
    return resolve(name, target, referencePath);
  };

  const plain = (
    value: unknown,
    from: JsonPath,
    referencePath: readonly string[],
  ): { value: unknown } | undefined => {
    const name = referenceIn(value);
    if (name !== undefined) return follow(name, from, referencePath);
    if (Array.isArray(value)) {
      const items = value.map((item: unknown, index) => plain(item, [...from, index], referencePath));
      return items.every((item) => item !== undefined)
        ? { value: items.map((item) => item.value) }
        : undefined;
    }
    if (!isJsonObject(value)) return { value };
    const fields = Object.entries(value).map(
      ([key, item]) => [key, plain(item, [...from, key], referencePath)] as const,
    );
    if (fields.some(([, item]) => item === undefined)) return undefined;
    return { value: Object.fromEntries(fields.map(([key, item]) => [key, item?.value])) };
  };

  const resolve = (
    name: string,
    token: RawToken,
    referencePath: readonly string[],
  ): ResolvedToken | undefined => {
    if (resolved.has(name)) return resolved.get(name);
    const at = [...token.path, '$value'];
    if (referencePath.includes(name)) {
      const circle = [...referencePath.slice(referencePath.indexOf(name)), name].join(' -> ');
      problems.push(source.problemAt(at, `This reference is circular: ${circle}.`));
      return undefined;
    }
    const reference = referenceIn(token.value);
    const found = plain(token.value, at, [...referencePath, name]);
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
