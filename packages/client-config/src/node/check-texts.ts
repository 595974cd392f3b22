import { isJsonObject, label, type JsonPath, type JsonSource } from './json-source.ts';
import type { Problem } from './problem.ts';

// Matches control characters except the line feed, and invisible characters. Does not match U+200B to U+200D and U+2060,
// because these characters control Thai line breaks.
const invisible =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2061-\u206f\ufeff\ufff9-\ufffd]/;
const blank = /^[\s\u200b-\u200d\u2060]+$/;

/** Returns the reason why a text is unreadable, or undefined. With `many`, the text may have several lines. */
export function textMistake(text: string, lines: 'one' | 'many'): string | undefined {
  const [found] = invisible.exec(lines === 'one' ? text : text.replaceAll('\r\n', '\n')) ?? [];
  if (lines === 'one' && /[\n\r\u2028\u2029]/.test(text)) return 'has a line end; it must be one line';
  if (found !== undefined) return `has the invisible character ${codeOf(found)}`;
  const [half] = /[\ud800-\udfff]/u.exec(text) ?? [];
  if (half !== undefined) return `has half a character (${codeOf(half)})`;
  return blank.test(text) ? 'is blank' : undefined;
}

function codeOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `U+${code}`;
}

/** Returns the reason why readers of a text would see code, or undefined. */
export function htmlMistake(text: string): string | undefined {
  const [tag] = /<\/?[a-z][^<>]*>/i.exec(text) ?? [];
  if (tag !== undefined) return `has ${tag}, which members would read; a text has no HTML`;
  const [reference] = /&(?:[a-z]{2,8}|#x?[\da-f]+);/i.exec(text) ?? [];
  return reference === undefined
    ? undefined
    : `has ${reference}, which members would read; write the character itself`;
}

/** The fields of `client.json` whose texts members read. */
const readFields = ['name', 'tagline', 'holder', 'title', 'alt', 'action', 'text'];

function readerMistake(text: string, path: JsonPath): string | undefined {
  if (!readFields.includes(String(path[path.length - 1]))) return undefined;
  if (path[path.length - 1] === 'alt' && isFileName(text))
    return 'is the name of a file; write what the picture shows';
  return htmlMistake(text) ?? (text === text.trim() || text.trim() === '' ? undefined : edgeMistake(path));
}

/** True for the name of a picture's file, which many programs put in place of a description. */
export function isFileName(text: string): boolean {
  return /^\S+\.(?:png|jpe?g|gif|svg|webp)$/i.test(text);
}

/** The title of a page follows the text of a consent, so this text may end with a blank. */
function edgeMistake(path: JsonPath): string | undefined {
  return path[path.length - 1] === 'text' ? undefined : 'begins or ends with a blank';
}

export function checkTexts(
  source: JsonSource,
  lines: 'one' | 'many',
): readonly (Problem & { path: JsonPath })[] {
  return textsIn(source.value, []).flatMap(({ text, path }) => {
    const mistake = textMistake(text, lines) ?? readerMistake(text, path);
    if (mistake === undefined) return [];
    return [{ ...source.problemAt(path, `"${label(path)}" ${mistake}.`), path }];
  });
}

export function textsIn(
  value: unknown,
  path: JsonPath,
): readonly { readonly text: string; readonly path: JsonPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}
