import type * as z from 'zod/mini';
import { fieldNotes } from './field-notes.ts';
import { fieldNamesAt, isYearAt, noteKey } from './json-schema.ts';
import { isJsonObject, label, valueAt, type JsonPath, type JsonSource } from './json-source.ts';
import { listKnown, nearest, suggest, type Problem } from './problem.ts';
import { formatHint } from './format-hint.ts';
import { formatText, type Issue } from './format-text.ts';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'an integer',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

export function describe(value: unknown): string {
  if (typeof value === 'string') return `the text "${value.length > 60 ? `${value.slice(0, 60)}…` : value}"`;
  if (typeof value === 'number') return `the number ${value}`;
  if (typeof value === 'boolean') return String(value);
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : 'an object';
}

function sizeText(issue: Issue): string {
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return 'must not be empty';
    if (issue.origin === 'array') return `needs at least ${issue.minimum} of a kind`;
    return issue.inclusive === false ? `must be above ${issue.minimum}` : `must be at least ${issue.minimum}`;
  }
  if (issue.code !== 'too_big') return 'is not allowed';
  if (issue.origin === 'array') return `has at most ${issue.maximum} items`;
  return issue.origin === 'string'
    ? `must be at most ${issue.maximum} letters`
    : `must be at most ${issue.maximum}`;
}

function insideChoice(issue: z.core.$ZodIssueInvalidUnion, value: unknown): readonly Issue[] {
  const branch = issue.errors.find((issues) =>
    isJsonObject(value)
      ? issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys')
      : issues.some(({ code }) => code === 'invalid_value' || code === 'invalid_format'),
  );
  return (branch ?? []).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const maxListed = 12;

function chosenOf(values: readonly unknown[]): string {
  const listed = values.slice(0, maxListed).map((value) => JSON.stringify(value));
  const rest = values.length - listed.length;
  return rest > 0 ? `${listed.join(', ')} and ${rest} more` : listed.join(', ');
}

/** Returns a hint if a year is probably a year of the Buddhist era, which is 543 years ahead of the common era. */
function buddhistYearHint(path: JsonPath, value: unknown): string | undefined {
  return isYearAt(path) && typeof value === 'number' && value > 2500 && value < 2700
    ? `${value} is a Buddhist year; write ${value - 543}.`
    : undefined;
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
    const hint = formatHint(issue, String(value)) ?? note;
    return source.problemAt(path, `${name} ${formatText(issue, value)}${found}`, hint);
  }
  if (issue.code === 'invalid_union')
    return source.problemAt(path, `${name} has an unknown value${found}`, note);
  return source.problemAt(path, `${name} ${sizeText(issue)}${found}`, buddhistYearHint(path, value) ?? note);
}

/**
 * Returns a hint for an unknown field `key` of the object at `path`. If the same object allows a field with a similar
 * name, the hint names this field. Otherwise, if `key` is allowed at exactly one other path, the hint names this path. In
 * all other cases, the hint lists the fields that the object allows. An entry of a list belongs to this list, so its
 * fields have no other path.
 */
function hintForUnknown(key: string, path: JsonPath): string | undefined {
  const known = fieldNamesAt(path);
  const isEntry = path.some((part) => typeof part === 'number');
  const elsewhere = isEntry ? [] : Object.keys(fieldNotes).filter((name) => name.endsWith(`.${key}`));
  return nearest(key, known) === undefined && elsewhere.length === 1
    ? `Did you mean "${elsewhere[0]}"?`
    : suggest(key, known);
}

function pathOf(issue: Issue): JsonPath {
  return issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
}

/**
 * Returns the issues to report. For a field that allows several schemas (a union), these are the issues of the schema
 * that the author probably meant.
 */
function likelyIssues(issue: Issue, source: JsonSource): readonly Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const inner = insideChoice(issue, valueAt(source.value, pathOf(issue)));
  return inner.length === 0 ? [issue] : inner.flatMap((item) => likelyIssues(item, source));
}

function isMissing(issue: Issue, source: JsonSource): boolean {
  const isField = issue.code !== 'unrecognized_keys' && issue.path.length > 0;
  return isField && valueAt(source.value, pathOf(issue)) === undefined;
}

/**
 * True if a field is missing because its name is misspelt: the same object has an unknown field with a similar name.
 */
function isMisspelt(missing: Issue, issues: readonly Issue[]): boolean {
  const path = pathOf(missing);
  const parent = label(path.slice(0, -1));
  return issues.some(
    (issue) =>
      issue.code === 'unrecognized_keys' &&
      label(pathOf(issue)) === parent &&
      issue.keys.some((key) => nearest(key, fieldNamesAt(pathOf(issue))) === path[path.length - 1]),
  );
}

/**
 * Converts issues to problems. Each unknown field is a separate problem. Several missing fields of one object are one
 * problem.
 */
export function explainIssues(issues: readonly Issue[], source: JsonSource): readonly Problem[] {
  const meant = issues.flatMap((issue) => likelyIssues(issue, source));
  const missing = meant.filter((issue) => isMissing(issue, source) && !isMisspelt(issue, meant));
  const parentOf = (issue: Issue): string => label(pathOf(issue).slice(0, -1));
  return meant.flatMap((issue) => {
    if (!isMissing(issue, source)) return explainIssue(issue, source);
    const together = missing.filter((candidate) => parentOf(candidate) === parentOf(issue));
    if (together[0] !== issue || areRenamed(together, parentOf(issue), meant)) return [];
    return together.length === 1 ? explainIssue(issue, source) : [explainMissing(together, source)];
  });
}

/** Returns the unknown fields of an object that are similar to none of its fields. */
function strangeKeys(issue: Issue): readonly string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = fieldNamesAt(pathOf(issue));
  return issue.keys.filter((key) => nearest(key, known) === undefined);
}

/** From this number on, the unknown fields of an object are one problem, such as a table with other names. */
const maxSingle = 3;

/** True if the object has as many unknown fields as it lacks fields, so these are probably the same fields. */
function areRenamed(missing: readonly Issue[], parent: string, issues: readonly Issue[]): boolean {
  const strange = issues.filter((issue) => label(pathOf(issue)) === parent).flatMap(strangeKeys);
  return strange.length >= Math.max(missing.length, maxSingle);
}

function explainMissing(issues: readonly Issue[], source: JsonSource): Problem {
  const paths = issues.map(pathOf);
  const parent = paths[0]?.slice(0, -1) ?? [];
  const name = parent.length === 0 ? 'The file' : `"${label(parent)}"`;
  const fields = paths.map((path) => `"${path[path.length - 1] ?? ''}"`).join(', ');
  return source.problemAt(parent, `${name} lacks ${fields}.`, fieldNotes[noteKey(parent)]);
}

function explainIssue(issue: Issue, source: JsonSource): readonly Problem[] {
  const path = pathOf(issue);
  if (issue.code === 'unrecognized_keys') {
    const strange = strangeKeys(issue);
    const [first] = strange;
    const isLong = strange.length >= maxSingle;
    const listed = strange.map((key) => `"${label([...path, key])}"`).join(', ');
    return [
      ...issue.keys
        .filter((key) => !isLong || !strange.includes(key))
        .map((key) =>
          source.problemAtKey(
            [...path, key],
            `Unknown field "${label([...path, key])}".`,
            hintForUnknown(key, path),
          ),
        ),
      ...(isLong && first !== undefined
        ? [source.problemAtKey([...path, first], `Unknown fields ${listed}.`, listKnown(fieldNamesAt(path)))]
        : []),
    ];
  }
  return [explainHere(issue, path, source)];
}
