import type * as z from 'zod/mini';
import * as patterns from '../patterns.ts';
import { clientIdMistake } from './client-id.ts';
import { fieldNotes } from './field-notes.ts';
import { fieldNamesAt, noteKey } from './json-schema.ts';
import { isJsonObject, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import { nearest, suggest, type Problem } from './problem.ts';

type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const patternTexts = new Map<RegExp, string>([
  [patterns.hostNamePattern, "must be a host name such as 'www.example.com', without protocol, port or path"],
  [patterns.apiBasePattern, "must be a path such as '/' or an address that begins with https://"],
  [patterns.hexColourPattern, "must be a colour such as '#0b1026', in lower case"],
  [patterns.countryPattern, "must be the two capital letters of a country, such as 'SG'"],
  [
    patterns.fontFamilyPattern,
    'must be the name of one font family: Latin letters, digits, blanks and hyphens',
  ],
  [patterns.unicodeRangePattern, "must be a CSS unicode-range such as 'U+0E01-0E5B'"],
  [patterns.accountIdPattern, "must be an account id such as '@example'"],
]);

const originForm = "must be an origin over https such as 'https://cdn.example.com', without a path";
const urlForm = 'must be an address that begins with https://';

/** Returns the reason why the site policy refuses a host. The reason is `form` if no more specific reason applies. */
function hostMistake(value: string, form: string): string {
  if (value.includes('*')) return 'has a *, which the site policy never lists; name each host';
  if (/^https:\/\/[^/]*[A-Z]/.test(value)) return 'must have its host in lower case';
  return form;
}

/** Maps each pattern to a function that returns the error message for a value that does not match. */
const valueTexts = new Map<RegExp, (value: string) => string>([
  [patterns.clientIdPattern, (value) => clientIdMistake(value) ?? 'is not a client id'],
  [patterns.httpsOriginPattern, (value) => hostMistake(value, originForm)],
  [patterns.httpsUrlPattern, (value) => hostMistake(value, urlForm)],
]);

const pathFormats = new Map<RegExp, string>([
  [patterns.imagePathPattern, 'svg, png, jpg or gif'],
  [patterns.svgPathPattern, 'svg'],
  [patterns.pngPathPattern, 'png'],
  [patterns.fontPathPattern, 'woff2'],
  [patterns.filmPathPattern, 'mp4, or an https address'],
  [patterns.captionsPathPattern, 'vtt'],
]);

function patternOf(issue: Issue): RegExp | undefined {
  const source = 'pattern' in issue ? issue.pattern : undefined;
  return [...patternTexts.keys(), ...valueTexts.keys(), ...pathFormats.keys()].find(
    (pattern) => String(pattern) === source,
  );
}

function label(path: JsonPath): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? key : `${text}.${key}`;
  }, '');
}

export function describe(value: unknown): string {
  if (typeof value === 'string') return `the text "${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : 'an object';
}

function pathMistake(value: string, formats: string): string {
  const webFormat = /\.(webp|avif)$/i.exec(value)?.[1]?.toLowerCase();
  if (/(^|\/)\.\.(\/|$)|^[/\\~]|^[a-z]:/i.test(value))
    return "points out of the client's folder; its files are in assets/";
  if (webFormat !== undefined) return `is ${webFormat}, which Safari 12 and Edge 15 can't show (CO-05)`;
  if (!value.startsWith('assets/')) return "must be a path that begins with 'assets/'";
  return `must be a file name of plain letters, digits, hyphens and dots, of the format ${formats}`;
}

function formatText(issue: Issue, value: unknown): string {
  const pattern = patternOf(issue);
  const formats = pattern === undefined ? undefined : pathFormats.get(pattern);
  if (formats !== undefined) return pathMistake(String(value), formats);
  if (pattern === undefined) return 'has not the expected form';
  return valueTexts.get(pattern)?.(String(value)) ?? patternTexts.get(pattern) ?? 'has not the expected form';
}

function sizeText(issue: Issue): string {
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'must not be empty';
    if (issue.origin === 'array') return `needs at least ${issue.minimum} of a kind`;
    return issue.inclusive === false ? `must be above ${issue.minimum}` : `must be at least ${issue.minimum}`;
  }
  if (issue.code !== 'too_big') return 'is not allowed';
  return issue.origin === 'string'
    ? `must be at most ${issue.maximum} letters`
    : `must be at most ${issue.maximum}`;
}

/** The schema accepts a word or an object. Returns the issues of the variant that the author probably meant. */
function insideChoice(issue: z.core.$ZodIssueInvalidUnion, value: unknown): readonly Issue[] {
  const branch = issue.errors.find((issues) =>
    isJsonObject(value)
      ? issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys')
      : issues.some(({ code }) => code === 'invalid_value'),
  );
  return (branch ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function chosenOf(values: readonly unknown[]): string {
  return values.map((value) => JSON.stringify(value)).join(', ');
}

function explainHere(issue: Issue, path: JsonPath, source: JsonSource): Problem {
  const name = path.length === 0 ? 'The file' : `"${label(path)}"`;
  const value = valueAt(source.value, path);
  const note = fieldNotes[noteKey(path)];
  if (value === undefined && path.length > 0) {
    return source.problemAt(path.slice(0, -1), `${name} is missing.`, note);
  }
  const found = `; found ${describe(value)}.`;
  if (issue.code === 'invalid_type') {
    return source.problemAt(path, `${name} must be ${kinds[issue.expected] ?? issue.expected}${found}`, note);
  }
  if (issue.code === 'invalid_value') {
    const meant = nearest(String(value), issue.values.map(String));
    const hint = meant === undefined ? note : `Did you mean "${meant}"?`;
    return source.problemAt(path, `${name} must be one of ${chosenOf(issue.values)}${found}`, hint);
  }
  if (issue.code === 'invalid_format') {
    return source.problemAt(path, `${name} ${formatText(issue, value)}${found}`, note);
  }
  if (issue.code === 'invalid_union')
    return source.problemAt(path, `${name} has an unknown value${found}`, note);
  return source.problemAt(path, `${name} ${sizeText(issue)}${found}`, note);
}

/** Converts an issue of the schema to problems for the author of the file. Each unknown field is a separate problem. */
export function explainIssue(issue: Issue, source: JsonSource): readonly Problem[] {
  const path: JsonPath = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  if (issue.code === 'unrecognized_keys') {
    const known = fieldNamesAt(path);
    return issue.keys.map((key) =>
      source.problemAtKey([...path, key], `Unknown field "${label([...path, key])}".`, suggest(key, known)),
    );
  }
  if (issue.code === 'invalid_union') {
    const inner = insideChoice(issue, valueAt(source.value, path));
    if (inner.length > 0) return inner.flatMap((one) => explainIssue(one, source));
  }
  return [explainHere(issue, path, source)];
}
