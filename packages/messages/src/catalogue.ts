import * as th from './th/index.ts';

type Catalogue = typeof th;

type KeysOf<Namespace extends keyof Catalogue> = `${Namespace}.${keyof Catalogue[Namespace] & string}`;

/** The key of a text: its namespace, a dot, its name: `'shell.logout'`. */
export type MessageKey = { [Namespace in keyof Catalogue]: KeysOf<Namespace> }[keyof Catalogue];

/** The text of a key, as a literal type. */
export type MessageText<Key extends MessageKey> = Key extends `${infer Namespace}.${infer Name}`
  ? Namespace extends keyof Catalogue
    ? Name extends keyof Catalogue[Namespace]
      ? Catalogue[Namespace][Name]
      : never
    : never
  : never;

/** The names between braces in a text. */
export type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

const texts: ReadonlyMap<string, string> = new Map(
  Object.entries(th).flatMap(([namespace, entries]) =>
    Object.entries(entries).map(([name, text]) => [`${namespace}.${name}`, text] as const),
  ),
);

/** Whether a text is the key of a message. */
export function isMessageKey(key: string): key is MessageKey {
  return texts.has(key);
}

/** Every key of the catalogue. */
export const messageKeys: readonly MessageKey[] = [...texts.keys()].filter(isMessageKey);

/** The Thai text of a key, placeholders unfilled. */
export function messageText(key: MessageKey): string {
  return texts.get(key) ?? key;
}

/** The names of the placeholders of a text, each once, in order: `'{a} {b} {a}'` gives `['a', 'b']`. */
export function placeholdersOf(text: string): readonly string[] {
  const names = text.match(/\{[^{}]*\}/g) ?? [];
  return [...new Set(names.map((name) => name.slice(1, -1)))];
}
