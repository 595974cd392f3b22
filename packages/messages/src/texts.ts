import { apiErrors } from './th/api-errors.ts';
import { common } from './th/common.ts';
import type * as th from './th/index.ts';
import { everyFrame } from './th/shell.ts';

/** All namespaces by name, with their texts as literal types. */
export type Catalogue = typeof th;

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

const texts = new Map<string, string>();

/** Namespaces with all or some of their texts. */
export type SomeTexts = {
  readonly [Namespace in keyof Catalogue]?: Partial<Catalogue[Namespace]>;
};

/**
 * Adds texts for every translator, also for those created before: `addTexts({ withdrawal })`. Each page's texts are
 * bundled with its code, so the first page of a visit contains no texts of others.
 */
export function addTexts(namespaces: SomeTexts): void {
  for (const [namespace, entries] of Object.entries(namespaces)) {
    for (const [name, text] of Object.entries(entries)) texts.set(`${namespace}.${name}`, text);
  }
}

// The texts of the layout are always loaded.
addTexts({ apiErrors, common, shell: everyFrame });

/**
 * Returns the Thai text of a key with its placeholders. A text that was not added is a developer's mistake: it throws,
 * except in a production build, which shows the key.
 */
export function messageText(key: MessageKey): string {
  const text = texts.get(key);
  if (text === undefined && process.env.NODE_ENV !== 'production')
    throw new Error(`The text "${key}" was not brought: addTexts({ ${key.split('.')[0]} }) in the feature.`);
  return text ?? key;
}
