import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';
import type { Problem } from './problem.ts';

/** A position in a JSON document: keys and list positions from the root. */
export type JsonPath = readonly (string | number)[];

/** A JSON file: its value, and functions that locate parts of it. */
export interface JsonSource {
  readonly file: string;
  /** `undefined` if the text is invalid JSON; `problems` then has the reason. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Returns a problem at the value of a path, or at the nearest existing part of the file. */
  readonly problemAt: (path: JsonPath, message: string, hint?: string) => Problem;
  /** Returns a problem at the key of a path. */
  readonly problemAtKey: (path: JsonPath, message: string, hint?: string) => Problem;
}

const syntaxTexts: Readonly<Record<string, string>> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing before this.',
  PropertyNameExpected:
    'A field name between double quotes is expected here; there may be an extra comma before it.',
  ValueExpected: 'A value is expected here; there may be an extra comma before it.',
  CloseBraceExpected: 'A closing } is missing.',
  CloseBracketExpected: 'A closing ] is missing.',
  EndOfFileExpected: 'There is more text after the end of the JSON.',
  InvalidSymbol: 'This is not a JSON value; texts need double quotes.',
  InvalidNumberFormat: 'This is not a JSON number.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfComment: 'JSON has no comments.',
  UnexpectedEndOfString: 'The closing double quote is missing.',
  InvalidEscapeCharacter: 'This backslash does not begin a JSON escape.',
  InvalidUnicode: 'This is not a \\uXXXX escape.',
  InvalidCharacter: 'This text contains a control character.',
};

function positionIn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before[before.length - 1]?.length ?? 0) + 1 };
}

function keyNodes(node: Node | undefined): readonly Node[] {
  return node?.type === 'object'
    ? (node.children ?? []).flatMap((property) => property.children?.[0] ?? [])
    : [];
}

/** Finds repeated keys. JSON parsers silently keep the last one, so the first value would be lost. */
function repeatedKeys(node: Node | undefined): readonly Node[] {
  const keys = keyNodes(node);
  const repeated = keys.filter((key, index) => keys.findIndex((other) => other.value === key.value) < index);
  return [...repeated, ...(node?.children ?? []).flatMap(repeatedKeys)];
}

function nearestNode(root: Node | undefined, path: JsonPath): Node | undefined {
  if (root === undefined) return undefined;
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node !== undefined) return node;
  }
  return root;
}

/** Parses a text as strict JSON. Never throws; `problems` holds what is wrong. */
export function readJsonSource(file: string, content: string): JsonSource {
  const text = content.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const problemOn = (offset: number, message: string, hint?: string): Problem => ({
    file,
    ...positionIn(text, offset),
    message,
    ...(hint === undefined ? {} : { hint }),
  });
  // One mistake can break several JSON rules at one place; the first is reported.
  const first = errors.filter(
    ({ offset }, index) => errors.findIndex((other) => other.offset === offset) === index,
  );
  const syntax = first.map(({ error, offset }) => {
    const code = printParseErrorCode(error);
    return problemOn(offset, syntaxTexts[code] ?? `This is not JSON (${code}).`);
  });
  const repeated = repeatedKeys(root).map((key) =>
    problemOn(key.offset, `The field "${String(key.value)}" is repeated here.`, 'Keep one of the two.'),
  );
  const value: unknown = syntax.length === 0 ? JSON.parse(text) : undefined;
  return {
    file,
    value,
    problems: [...syntax, ...repeated],
    problemAt: (path, message, hint) => problemOn(nearestNode(root, path)?.offset ?? 0, message, hint),
    problemAtKey: (path, message, hint) => {
      const parent = nearestNode(root, path.slice(0, -1));
      const key = keyNodes(parent).find((node) => node.value === path[path.length - 1]);
      return problemOn((key ?? parent)?.offset ?? 0, message, hint);
    },
  };
}

/** Returns the place of a part of a file, or of the nearest part around it. */
export function placeOf(source: JsonSource, path: JsonPath): Pick<Problem, 'file' | 'line' | 'column'> {
  const { file, line, column } = source.problemAt(path, '');
  return { file, line, column };
}

/** True if a value is a JSON object (no list, no null). */
export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a path, or `undefined` if there is none; own fields only. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return typeof key === 'number' ? part[key] : undefined;
    return isJsonObject(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  }, value);
}
