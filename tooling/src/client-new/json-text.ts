import { formatText } from '../format-text.ts';

/** Formats a value as a JSON file of a brand. Writes an object on one line if it has only `$value`, a text or a number. */
export function jsonText(value: object): Promise<string> {
  const text = JSON.stringify(value, null, 2).replace(/\{\s+("\$value": (?:"[^"]*"|\d+))\s+\}/g, '{ $1 }');
  return formatText('brand.json', text);
}
