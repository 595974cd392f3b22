import { isJsonObject, type JsonPath, type JsonSource } from '../json-source.ts';
import { suggest, type Problem } from '../problem.ts';
import { tokenTypes, type TokenType } from './token-names.ts';

/** A token as the file has it, references unresolved. */
export interface RawToken {
  readonly path: JsonPath;
  readonly type: TokenType | undefined;
  readonly value: unknown;
}

/** The tokens of a file by their dotted names, and what is wrong with the file's build. */
export interface RawTokens {
  readonly tokens: ReadonlyMap<string, RawToken>;
  readonly problems: readonly Problem[];
}

const tiers = ['palette', 'semantic', 'scale', 'component'];
const metaFields = ['$value', '$type', '$description', '$extensions', '$deprecated'];

function isTokenType(type: unknown): type is TokenType {
  return tokenTypes.some((known) => known === type);
}

/** Reads a DTCG tokens file: groups of groups of tokens, `$type` handed down from a group to what it holds. */
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
    const message = `${written} is no kind of token that is understood here.`;
    problems.push(source.problemAt([...path, '$type'], message, suggest(written, tokenTypes)));
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
