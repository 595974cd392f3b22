import { messageText, type MessageKey, type MessageText, type PlaceholderOf } from './texts.ts';
import { formatNumber } from './format-number.ts';

/** The value of a placeholder. Numbers are grouped (`1,000`); pass a year as text. */
export type MessageValue = string | number;

/** Texts of a brand in place of ours, by key. client-config checks their keys and placeholders. */
export type MessageOverrides = Readonly<Partial<Record<MessageKey, string>>>;

/** The parameters that a key needs after it: none, or one object with each of its placeholders. */
export type MessageParams<Key extends MessageKey> = [PlaceholderOf<MessageText<Key>>] extends [never]
  ? []
  : [params: Readonly<Record<PlaceholderOf<MessageText<Key>>, MessageValue>>];

/** Returns the text of a key. A missing, misspelt or superfluous parameter does not compile. */
export type Translate = <Key extends MessageKey>(key: Key, ...params: MessageParams<Key>) => string;

function fill(text: string, values: Readonly<Record<string, MessageValue>>): string {
  // One pass over the text, so that a value that itself holds braces stays as it is.
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = Object.prototype.hasOwnProperty.call(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

/** Makes the translate function of a brand: its overrides, else the Thai catalogue. */
export function createTranslator(overrides: MessageOverrides = {}): Translate {
  return (key, ...[values]) => {
    const text = overrides[key] ?? messageText(key);
    return values === undefined ? text : fill(text, values);
  };
}
