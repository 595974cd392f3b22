import { toAsciiDigits } from '@chada/domain';
import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { positionIn, type Problem } from './problem.ts';

export type JsonPath = readonly (string | number)[];

/** Returns the name of a field as messages have it, such as `films[0].title`. */
export function label(path: JsonPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

export interface JsonSource {
  readonly file: string;
  /** Undefined if the JSON is invalid. */
  readonly value: unknown;
  /**
   * The same as `value` if the JSON is valid. If the JSON is invalid, this is the part that the parser could read. In
   * this part, fields can be incomplete or at a wrong path.
   */
  readonly readable: unknown;
  readonly problems: readonly Problem[];
  readonly problemAt: (path: JsonPath, message: string, hint?: string) => Problem;
  readonly problemAtKey: (path: JsonPath, message: string, hint?: string) => Problem;
}

const thaiNumber = /^-?[\u0E50-\u0E59][\u0E50-\u0E590-9.]*/;

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
  UnexpectedEndOfNumber: 'This is not a JSON number.',
  InvalidCommentToken: 'JSON has no comments.',
  UnexpectedEndOfString: 'The closing double quote is missing.',
  InvalidEscapeCharacter: 'This backslash does not begin a JSON escape.',
  InvalidUnicode: 'This is not a \\uXXXX escape.',
  InvalidCharacter: 'This text contains a control character.',
};

const wrongComma = /^(?:true|false|null)?[;\uFF0C\u3001]/;
const roundBracket = /^[()]/;

const symbolTexts: readonly (readonly [RegExp, string])[] = [
  [/^[\u2018-\u201F\u2032\u2033]/, 'This is a typographic quote; JSON needs ".'],
  [/^'/, 'This is a single quote; JSON needs ".'],
  [/^[\u00A0\u200B-\u200F\u202A-\u202E\u2060\u3000\uFEFF]/, 'An invisible character is here; delete it.'],
  [/^(?:True|TRUE|False|FALSE|None|NULL|undefined)\b/, 'JSON writes true, false and null.'],
  [/^#/, 'JSON has no comments.'],
  [wrongComma, 'A comma is needed here.'],
  [/^=/, 'A colon is needed here.'],
  [/^\+/, 'JSON has no + before a number.'],
  [roundBracket, 'JSON has no round brackets, only [ ] and { }.'],
];

function keyNodes(node: Node | undefined): readonly Node[] {
  return node?.type === 'object'
    ? (node.children ?? []).flatMap((property) => property.children?.[0] ?? [])
    : [];
}

/**
 * Returns each key that repeats an earlier key of the same object. JSON parsers use the last of two equal keys without
 * a warning.
 */
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

/** Returns the innermost list that contains the character at `offset`, or undefined. */
function innermostList(node: Node | undefined, offset: number): Node | undefined {
  if (node === undefined || offset < node.offset || offset > node.offset + node.length) return undefined;
  const inside = (node.children ?? []).map((child) => innermostList(child, offset)).find(Boolean);
  return inside ?? (node.type === 'array' ? node : undefined);
}

export function brokenSource(problem: Problem): JsonSource {
  const { file } = problem;
  const problemAt = (): Problem => problem;
  return {
    file,
    value: undefined,
    readable: undefined,
    problems: [problem],
    problemAt,
    problemAtKey: problemAt,
  };
}

/** Matches the lines that git writes around the two sides of a conflict. */
export const conflictMark = /^(<{7}|={7}|>{7}|\|{7})(?= |\r?$)/m;

export const conflictMistake = {
  message: 'A merge conflict is unresolved.',
  hint: 'Keep one side, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
} as const;

/** Parses strict JSON. Does not throw: `problems` lists syntax errors. */
export function readJsonSource(file: string, content: string): JsonSource {
  const text = content.replace(/^\uFEFF/, '');
  const conflict = conflictMark.exec(text);
  if (conflict !== null) {
    return brokenSource({ file, ...positionIn(text, conflict.index), ...conflictMistake });
  }
  try {
    return parseSource(file, text);
  } catch {
    // The parser is recursive. It throws an error if objects and lists are nested too deeply for the stack.
    return brokenSource({ file, line: 1, column: 1, message: 'The file has too many levels.' });
  }
}

function parseSource(file: string, text: string): JsonSource {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const problemOn = (offset: number, message: string, hint?: string): Problem => ({
    file,
    ...positionIn(text, offset),
    message,
    ...(hint === undefined ? {} : { hint }),
  });
  // Reports only the first error of a line, because one typing error can cause several syntax errors.
  const lineOf = ({ offset }: ParseError): number => positionIn(text, offset).line;
  const isColonInList = ({ error, offset }: ParseError): boolean =>
    printParseErrorCode(error) === 'CommaExpected' && text[offset] === ':';
  // True for an error after a line in which a text has no closing quote: the comma is part of the text, or the text goes
  // on in the next line. Only the missing quote must be reported.
  const isInText = ({ offset }: ParseError): boolean =>
    errors.some(
      (other) =>
        printParseErrorCode(other.error) === 'UnexpectedEndOfString' &&
        /^[^\n]*\r?\n\s*$/.test(text.slice(other.offset, offset)),
    );
  // True for an error after a mark such as `;`, which the report of the mark already explains.
  const isAfterWrongComma = ({ error, offset }: ParseError): boolean =>
    printParseErrorCode(error) === 'CommaExpected' &&
    errors.some(
      (other) =>
        wrongComma.test(text.slice(other.offset)) &&
        text.slice(other.offset + other.length, offset).trim() === '',
    );
  const unclosed = errors.find(isColonInList);
  const before = unclosed === undefined ? errors : errors.slice(0, errors.indexOf(unclosed));
  const first = before.filter(
    (error, index) =>
      !isInText(error) &&
      !isAfterWrongComma(error) &&
      before.findIndex((other) => lineOf(other) === lineOf(error)) === index,
  );
  // If the closing `]` of a list is missing, the parser reads the next fields as entries of the list and finds an error
  // at each field. Reports the missing `]` instead of these errors.
  const list = unclosed === undefined ? undefined : innermostList(root, unclosed.offset);
  const isRound = before.some(({ offset }) => roundBracket.test(text.slice(offset)));
  const lists =
    list === undefined || isRound ? [] : [problemOn(list.offset, 'The closing ] of this list is missing.')];
  const syntax = first.map(({ error, offset }) => {
    const code = printParseErrorCode(error);
    const [inThai] = thaiNumber.exec(text.slice(offset)) ?? [];
    if (inThai !== undefined)
      return problemOn(offset, `JSON has no Thai digits; write ${toAsciiDigits(inThai)}.`);
    if (/(?:^|[^\d.])0$/.test(text.slice(0, offset).slice(-2)) && /^[\dx]/i.test(text.slice(offset)))
      return problemOn(offset - 1, 'A number is decimal and does not begin with 0.');
    const [, symbol] = symbolTexts.find(([pattern]) => pattern.test(text.slice(offset))) ?? [];
    return problemOn(offset, symbol ?? syntaxTexts[code] ?? `This is not JSON (${code}).`);
  });
  const repeated = repeatedKeys(root).map((key) =>
    problemOn(key.offset, `The field "${String(key.value)}" is repeated here.`, 'Keep one of the two.'),
  );
  const value: unknown = errors.length === 0 ? JSON.parse(text) : undefined;
  const readable: unknown = errors.length === 0 || root === undefined ? value : getNodeValue(root);
  return {
    file,
    value,
    readable,
    problems: [...syntax, ...lists, ...repeated],
    problemAt: (path, message, hint) => problemOn(nearestNode(root, path)?.offset ?? 0, message, hint),
    problemAtKey: (path, message, hint) => {
      const parent = nearestNode(root, path.slice(0, -1));
      const key = keyNodes(parent).find((node) => node.value === path[path.length - 1]);
      return problemOn((key ?? parent)?.offset ?? 0, message, hint);
    },
  };
}

export function locationOf(source: JsonSource, path: JsonPath): Pick<Problem, 'file' | 'line' | 'column'> {
  const { file, line, column } = source.problemAt(path, '');
  return { file, line, column };
}

export function isJsonObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return typeof key === 'number' ? part[key] : undefined;
    return isJsonObject(part) && Object.hasOwn(part, key) ? part[key] : undefined;
  }, value);
}
