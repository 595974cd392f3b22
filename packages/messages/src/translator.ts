import { messageText, type MessageKey, type MessageText, type PlaceholderOf } from './texts.ts';
import { formatNumber } from './format-number.ts';

/** The value of a placeholder. Numbers are grouped (`1,000`); pass a year as text. */
export type MessageValue = string | number;

/** A brand's replacements of our texts, by key. client-config checks their keys and placeholders. */
export type MessageOverrides = Readonly<Partial<Record<MessageKey, string>>>;

/** The parameters after a key: none, or one object with all its placeholders. */
export type MessageParams<Key extends MessageKey> = [PlaceholderOf<MessageText<Key>>] extends [never]
  ? []
  : [params: Readonly<Record<PlaceholderOf<MessageText<Key>>, MessageValue>>];

/** Returns the text of a key. A missing, misspelt or superfluous parameter does not compile. */
export type Translate = <Key extends MessageKey>(key: Key, ...params: MessageParams<Key>) => string;

function fill(text: string, values: Readonly<Record<string, MessageValue>>): string {
  // One pass over the text, so that braces in a value stay unchanged.
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = Object.prototype.hasOwnProperty.call(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}

/** Creates the translate function of a brand: its overrides, otherwise the Thai catalogue. */
export function createTranslator(overrides: MessageOverrides = {}): Translate {
  return (key, ...[values]) => {
    const text = overrides[key] ?? messageText(key);
    return values === undefined ? text : fill(text, values);
  };
}
