import { companyTitles } from './thai-titles.ts';

/**
 * Masks an account number in the same way as slips: only the four digits before the last digit stay visible.
 */
export function maskAccount(account: string): string {
  const hidden = [...account].map((digit, at) =>
    at >= account.length - 5 && at < account.length - 1 ? digit : 'x',
  );
  // Banks group ten digits as 3-1-5-1. Longer numbers have no common format.
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

/**
 * Masks a person's name in the same way as banks: only the first word and the initials of the other words
 * stay visible.
 */
export function maskBankName(name: string): string {
  if (companyTitles.some((title) => name.startsWith(title))) return name.normalize('NFC');
  const [first = '', ...rest] = name.normalize('NFC').split(/\s+/);
  return [first, ...rest.map((word) => `${firstLetters(word, 1)}***`)].join(' ');
}

/** Masks a member's name for other members: the first two letters stay visible. */
export function maskPublicName(name: string): string {
  return `${firstLetters(name.normalize('NFC').split(/\s+/)[0] ?? '', 2)}***`;
}

/** Masks an inviter's name for invited persons. Two letters of the first word and one letter of each other word stay visible. */
export function maskInviterName(name: string): string {
  const words = name.normalize('NFC').split(/\s+/);
  return words.map((word, at) => `${firstLetters(word, at === 0 ? 2 : 1)}***`).join(' ');
}
