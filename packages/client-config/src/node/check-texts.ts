import { isJsonObject, type JsonPath, type JsonSource } from './json-source.ts';
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
  if (found !== undefined) {
    const code = (found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `has the invisible character U+${code}`;
  }
  return blank.test(text) ? 'is blank' : undefined;
}

export function checkTexts(
  source: JsonSource,
  lines: 'one' | 'many',
): readonly (Problem & { path: JsonPath })[] {
  return textsIn(source.value, []).flatMap(({ text, path }) => {
    const mistake = textMistake(text, lines);
    if (mistake === undefined) return [];
    return [{ ...source.problemAt(path, `"${path.join('.')}" ${mistake}.`), path }];
  });
}

function textsIn(
  value: unknown,
  path: JsonPath,
): readonly { readonly text: string; readonly path: JsonPath }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => textsIn(item, [...path, index]));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}
