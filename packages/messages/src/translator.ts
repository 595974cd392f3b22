import { messageText, type MessageKey, type MessageText, type PlaceholderOf } from './texts.ts';
import { formatNumber } from './format-number.ts';

/** The value of a placeholder. Numbers are formatted with commas, so a year must be a text. */
export type MessageValue = string | number;

/** Maps a message key to a brand's own text. The client configuration checks keys and placeholders. */
export type MessageOverrides = Readonly<Partial<Record<MessageKey, string>>>;

/**
 * The arguments of `Translate` after the key: an object with a value for each placeholder of the text, or no argument.
 */
export type MessageParams<Key extends MessageKey> = [PlaceholderOf<MessageText<Key>>] extends [never]
  ? []
  : [params: Readonly<Record<PlaceholderOf<MessageText<Key>>, MessageValue>>];

/** Returns the text of a key. The types require a value for each placeholder. */
export type Translate = <Key extends MessageKey>(key: Key, ...params: MessageParams<Key>) => string;

/** A Thai letter next to a Latin one. Thai has no blanks between words, but sets foreign words apart. */
const thaiNextToLatin = /[ก-๎](?=[a-z])|[a-z](?=[ก-๎])/gi;

function fill(text: string, values: Readonly<Record<string, MessageValue>>): string {
  // Replaces all placeholders in one pass, so that braces inside a value are not replaced.
  const filled = text.replace(/\{([^{}]*)\}/g, (matched, name: string) => {
    const value = Object.prototype.hasOwnProperty.call(values, name) ? values[name] : undefined;
    if (value === undefined) return matched;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
  return values['brand'] ? filled.replace(thaiNextToLatin, '$& ') : filled;
}

/** Creates the translate function of a brand. The texts in `overrides` replace texts of the Thai catalogue. */
export function createTranslator(overrides: MessageOverrides = {}): Translate {
  return (key, ...[values]) => {
    const text = overrides[key] ?? messageText(key);
    return values === undefined ? text : fill(text, values);
  };
}
