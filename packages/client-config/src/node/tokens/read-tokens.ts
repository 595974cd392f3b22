import { isJsonObject, type JsonPath, type JsonSource } from '../json-source.ts';
import { type Problem, suggest } from '../problem.ts';
import { type TokenType, tokenTypes } from './token-names.ts';

export interface RawToken {
  readonly path: JsonPath;
  readonly type: TokenType | undefined;
  /** True if the `$type` of the token or of its group is not supported. */
  readonly hasWrongType: boolean;
  readonly value: unknown;
}

/** The tokens of a file, with unresolved references. The keys of `tokens` are dotted names, such as `palette.gold`. */
export interface RawTokens {
  readonly tokens: ReadonlyMap<string, RawToken>;
  /** The dotted names of the places that contain neither a group nor a token. */
  readonly broken: readonly string[];
  readonly problems: readonly Problem[];
}

const tiers = ['palette', 'semantic', 'scale', 'component'];
const metaFields = ['$value', '$type', '$description', '$extensions', '$deprecated'];

function isTokenType(type: unknown): type is TokenType {
  return tokenTypes.some((known) => known === type);
}

type TokenTypeInfo = Pick<RawToken, 'type' | 'hasWrongType'>;

/** Reads the tokens of a file. The `$type` of a group applies to all tokens in the group. */
export function readTokens(source: JsonSource): RawTokens {
  const tokens = new Map<string, RawToken>();
  const problems: Problem[] = [];
  const broken: string[] = [];

  const typeOf = (
    node: Readonly<Record<string, unknown>>,
    path: JsonPath,
    inherited: TokenTypeInfo,
  ): TokenTypeInfo => {
    const type = node['$type'];
    if (type === undefined) return inherited;
    if (isTokenType(type)) return { type, hasWrongType: false };
    const written = JSON.stringify(type);
    const message = `${written} is not a supported type of token.`;
    problems.push(
      source.problemAt([...path, '$type'], message, suggest(written.replaceAll('"', ''), tokenTypes)),
    );
    return { type: undefined, hasWrongType: true };
  };

  const visit = (node: unknown, path: JsonPath, inherited: TokenTypeInfo): void => {
    if (!isJsonObject(node)) {
      const last = `$${path[path.length - 1] ?? ''}`;
      const hint = metaFields.includes(last)
        ? `Did you mean "${last}"?`
        : 'A token is written { "$value": … }.';
      broken.push(path.join('.'));
      problems.push(source.problemAt(path, `"${path.join('.')}" is neither a group nor a token.`, hint));
      return;
    }
    const typeInfo = typeOf(node, path, inherited);
    for (const key of Object.keys(node).filter(
      (name) => name.startsWith('$') && !metaFields.includes(name),
    )) {
      problems.push(source.problemAtKey([...path, key], `Unknown field "${key}".`, suggest(key, metaFields)));
    }
    if (Object.hasOwn(node, '$value')) {
      tokens.set(path.join('.'), { path, ...typeInfo, value: node['$value'] });
      const inner = Object.keys(node).find((key) => !key.startsWith('$'));
      if (inner !== undefined) {
        const message = `"${path.join('.')}" is a token, so "${inner}" in it has no effect.`;
        problems.push(source.problemAtKey([...path, inner], message, 'A token has no other tokens inside.'));
      }
      return;
    }
    for (const [name, child] of Object.entries(node)) {
      if (name.startsWith('$')) continue;
      if (path.length === 0 && !tiers.includes(name)) {
        problems.push(source.problemAtKey([name], `Unknown group "${name}".`, suggest(name, tiers)));
      } else visit(child, [...path, name], typeInfo);
    }
  };

  if (isJsonObject(source.value)) {
    const { $schema: _editorOnly, ...groups } = source.value;
    visit(groups, [], { type: undefined, hasWrongType: false });
  } else if (source.value !== undefined) {
    problems.push(source.problemAt([], 'The file must be an object of token groups.'));
  }
  return { tokens, broken, problems };
}

export type ResolvedToken = RawToken;

/** Returns `palette.gold` for `{palette.gold}`, and `undefined` for any other value. */
export function referenceIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/**
 * Replaces references such as `{palette.gold}` with the values of the tokens. Unknown and circular references become
 * problems.
 */
export function resolveReferences(
  { tokens, broken }: Pick<RawTokens, 'tokens' | 'broken'>,
  source: JsonSource,
): { readonly resolved: ReadonlyMap<string, ResolvedToken>; readonly problems: readonly Problem[] } {
  const resolved = new Map<string, ResolvedToken | undefined>();
  const problems: Problem[] = [];

  const names = [...tokens.keys()];
  const reported = new Set<string>();
  const isKnownGroup = (group: string): boolean => names.some((name) => name.startsWith(`${group}.`));
  /** Returns the outermost group of a name that does not exist, such as `palette.gold` of `palette.gold.400`. */
  const missingGroupOf = (name: string): string | undefined => {
    const parts = name.split('.');
    return parts
      .slice(0, -1)
      .map((_part, index) => parts.slice(0, index + 1).join('.'))
      .find((group) => !isKnownGroup(group));
  };

  const reportUnknown = (name: string, from: JsonPath): void => {
    if (
      broken.some((place) => place === name || place.startsWith(`${name}.`) || name.startsWith(`${place}.`))
    )
      return;
    const group = missingGroupOf(name);
    // A missing token or group is reported once, at the first reference to it.
    const missing = group ?? name;
    if (reported.has(missing)) return;
    reported.add(missing);
    const hint = suggest(name, names);
    const message = `"{${name}}" refers to a token that does not exist`;
    const reason = group === undefined || names.length === 0 ? '' : `: there is no group "${group}"`;
    problems.push(source.problemAt(from, `${message}${reason}.`, hint));
  };

  const follow = (
    name: string,
    from: JsonPath,
    referencePath: readonly string[],
  ): ResolvedToken | undefined => {
    const target = tokens.get(name);
    if (target !== undefined) return resolve(name, target, referencePath);
    reportUnknown(name, from);
    return undefined;
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
    const result = found === undefined ? undefined : { ...token, type, value: found.value };
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
