import {
  isMessageKey,
  messageKeys,
  messageText,
  placeholdersOf,
  renamedKeyOf,
} from '@chada/messages/catalogue';
import { htmlMistake, textMistake } from './check-texts.ts';
import { describe } from './explain-issue.ts';
import { isJsonObject, type JsonSource } from './json-source.ts';
import { suggest, type Problem } from './problem.ts';

function braces(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.map((name) => `{${name}}`).join(' ');
}

/** Each place on a screen has room for a few lines. */
const maxLetters = 500;

function lengthMistake(text: string): string | undefined {
  return text.length > maxLetters ? `has ${text.length} letters; the most are ${maxLetters}` : undefined;
}

function checkText(source: JsonSource, key: string, text: unknown): readonly Problem[] {
  if (!isMessageKey(key)) {
    const renamed = renamedKeyOf(key);
    const namespace = messageKeys.filter((known) => known.split('.')[0] === key.split('.')[0]);
    const hint =
      renamed === undefined
        ? suggest(key, namespace.length > 0 ? namespace : messageKeys)
        : `Did you mean "${renamed}"?`;
    const [inner] = isJsonObject(text) ? Object.keys(text) : [];
    const nested = inner === undefined ? undefined : `Texts are not nested; write "${key}.${inner}": "…".`;
    return [source.problemAtKey([key], `Unknown text "${key}".`, nested ?? hint)];
  }
  if (typeof text !== 'string') {
    return [source.problemAt([key], `"${key}" must be a text; found ${describe(text)}.`)];
  }
  if (text.trim() === '') {
    return [source.problemAt([key], `"${key}" is empty.`, 'Leave it out to keep the usual text.')];
  }
  const mistake = textMistake(text, 'many') ?? htmlMistake(text) ?? lengthMistake(text);
  if (mistake !== undefined) return [source.problemAt([key], `"${key}" ${mistake}.`)];
  const [given, needed] = [placeholdersOf(text), placeholdersOf(messageText(key))];
  const same = given.length === needed.length && needed.every((name) => given.includes(name));
  const isSingle = /[{}]/.test(text.replace(/\{[^{}]*\}/g, ''));
  if (same && isSingle) {
    const hint = `A placeholder is a name in one pair of braces. The usual text: ${messageText(key)}`;
    return [source.problemAt([key], `"${key}" has a brace that belongs to no placeholder.`, hint)];
  }
  if (same) return [];
  const message = `"${key}" has the placeholders ${braces(given)}; it needs ${braces(needed)}.`;
  return [source.problemAt([key], message, `The usual text: ${messageText(key)}`)];
}

/**
 * Checks that each text of a brand is non-empty and contains the placeholders of the built-in text. Returns the
 * problems and the brand's texts by key.
 */
export function checkMessages(source: JsonSource): {
  readonly problems: readonly Problem[];
  readonly messages: Readonly<Record<string, string>>;
} {
  if (source.value === undefined) return { problems: source.problems, messages: {} };
  if (!isJsonObject(source.value)) {
    const problem = source.problemAt(
      [],
      `The file must be an object of texts; found ${describe(source.value)}.`,
    );
    return { problems: [problem], messages: {} };
  }
  const { $schema: _editorOnly, ...texts } = source.value;
  const entries = Object.entries(texts);
  const problems = [...source.problems, ...entries.flatMap(([key, text]) => checkText(source, key, text))];
  const messages = Object.fromEntries(
    entries.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text] as const] : [])),
  );
  return { problems, messages };
}
