import { companyTitles } from './thai-titles.ts';

/** Returns an account number in which only the four digits before the last digit are visible, as on slips. */
export function maskAccount(account: string): string {
  const hidden = [...account].map((digit, at) =>
    at >= account.length - 5 && at < account.length - 1 ? digit : 'x',
  );
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

/** Hides a name except the first word and the initials of the other words. Does not hide the name of a company. */
export function maskBankName(name: string): string {
  if (companyTitles.some((title) => name.startsWith(title))) return name.normalize('NFC');
  const [first = '', ...rest] = name.normalize('NFC').split(/\s+/);
  return [first, ...rest.map((word) => `${firstLetters(word, 1)}***`)].join(' ');
}

/** Hides a name except its first two letters. */
export function maskPublicName(name: string): string {
  return `${firstLetters(name.normalize('NFC').split(/\s+/)[0] ?? '', 2)}***`;
}

/** Hides a name except two letters of the first word and one letter of each other word. */
export function maskInviterName(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  return words.map((word, at) => `${firstLetters(word, at === 0 ? 2 : 1)}***`).join(' ');
}
