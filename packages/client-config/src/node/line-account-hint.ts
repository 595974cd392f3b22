import { lineAccountPattern } from '../patterns.ts';

/** Returns a hint for a text that is not a LINE account, such as an id without `@`, or the address of an account. */
export function lineAccountHint(text: string): string | undefined {
  if (text.startsWith('https://lin.ee/')) return 'A short link is a channel of the kind "custom".';
  const id = text.normalize('NFKC').trim().replace(/^.*\//, '').replace(/^%40/, '@');
  if (lineAccountPattern.test(id)) return `Did you mean "${id}"?`;
  const isIdWithoutMark = lineAccountPattern.test(`@${id}`);
  return isIdWithoutMark ? `Did you mean "@${id}" (official) or "~${id}" (personal)?` : undefined;
}
