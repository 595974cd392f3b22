import { companyTitles } from './thai-titles.ts';

/** How banks hide names and numbers. */

/** An account number as slips show it: four digits before the last one, the rest hidden. */
export function maskAccount(account: string): string {
  const hidden = [...account].map((digit, at) =>
    at >= account.length - 5 && at < account.length - 1 ? digit : 'x',
  );
  // Ten digits are written 3-1-5-1; longer numbers have no one form.
  return hidden.length === 10
    ? `${hidden.slice(0, 3).join('')}-${hidden[3] ?? ''}-${hidden.slice(4, 9).join('')}-${hidden[9] ?? ''}`
    : `${hidden.slice(0, -1).join('')}-${hidden.at(-1) ?? ''}`;
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

function firstLetters(word: string, count: number): string {
  return Array.from(graphemes.segment(word), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}

/** Returns a name as a bank shows it: the first word, of the others the first letter; that of a company in full. */
export function maskBankName(name: string): string {
  if (companyTitles.some((title) => name.startsWith(title))) return name.normalize('NFC');
  const [first = '', ...rest] = name.normalize('NFC').split(/\s+/);
  return [first, ...rest.map((word) => `${firstLetters(word, 1)}***`)].join(' ');
}

/** A member's name as other members may see it: two letters of the first word. */
export function maskPublicName(name: string): string {
  return `${firstLetters(name.normalize('NFC').split(/\s+/)[0] ?? '', 2)}***`;
}

/** An inviter's name as the invited may see it: two letters of the first word, one of the others. */
export function maskInviterName(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  return words.map((word, at) => `${firstLetters(word, at === 0 ? 2 : 1)}***`).join(' ');
}
