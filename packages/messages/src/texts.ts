import { apiErrors } from './th/api-errors.ts';
import { common } from './th/common.ts';
import type * as th from './th/index.ts';
import { everyFrame } from './th/shell.ts';

export type Catalogue = typeof th;

type KeysOf<Namespace extends keyof Catalogue> = `${Namespace}.${keyof Catalogue[Namespace] & string}`;

/** The namespace and the name of a text, for example `shell.logout`. */
export type MessageKey = { [Namespace in keyof Catalogue]: KeysOf<Namespace> }[keyof Catalogue];

/** The Thai text of a key as a literal type. */
export type MessageText<Key extends MessageKey> = Key extends `${infer Namespace}.${infer Name}`
  ? Namespace extends keyof Catalogue
    ? Name extends keyof Catalogue[Namespace]
      ? Catalogue[Namespace][Name]
      : never
    : never
  : never;

/** The placeholder names in a text as a union type. */
export type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

const texts = new Map<string, string>();

/** A part of the catalogue: some texts of some namespaces. */
export type PartialCatalogue = {
  readonly [Namespace in keyof Catalogue]?: Partial<Catalogue[Namespace]>;
};

/** Makes texts available to all translators. Each feature adds its own texts. */
export function addTexts(namespaces: PartialCatalogue): void {
  for (const [namespace, entries] of Object.entries(namespaces)) {
    for (const [name, text] of Object.entries(entries)) texts.set(`${namespace}.${name}`, text);
  }
}

addTexts({ apiErrors, common, shell: everyFrame });

/**
 * Returns the Thai text of a key. For an unknown key, returns the key in production, and throws an Error in all other
 * environments.
 */
export function messageText(key: MessageKey): string {
  const text = texts.get(key);
  if (text === undefined && process.env.NODE_ENV !== 'production')
    throw new Error(`The text "${key}" is missing. Call addTexts({ ${key.split('.')[0]} }).`);
  return text ?? key;
}
