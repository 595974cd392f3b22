/** How banks hide names and numbers, and how what they show is compared with what we know. */

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

/** Whether a masked number can be that of an account: same length, every shown digit the same, at least four shown. */
export function accountMatches(masked: string, account: string): boolean {
  const shown = masked.replace(/[^0-9xX*]/g, '');
  if (shown.length !== account.length || shown.replace(/\D/g, '').length < 4) return false;
  return [...shown].every((letter, at) => !/\d/.test(letter) || letter === account[at]);
}

const graphemes = new Intl.Segmenter('th', { granularity: 'grapheme' });

function firstLetters(word: string, count: number): string {
  return Array.from(graphemes.segment(word), ({ segment }) => segment)
    .slice(0, count)
    .join('');
}

/** A name as a bank shows it: the first word whole, of the others the first letter. */
export function maskBankName(name: string): string {
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

/** Whether a masked name can be that of a person: word by word, what is shown is how the word begins. */
export function nameMatches(masked: string, name: string): boolean {
  const shown = masked.normalize('NFC').trim().split(/\s+/);
  const words = name.normalize('NFC').trim().split(/\s+/);
  if (shown.length !== words.length || !/[^*\s]/.test(masked)) return false;
  return shown.every((word, at) => {
    const open = word.replace(/\*+$/, '');
    return word.endsWith('*') ? (words[at] ?? '').startsWith(open) : words[at] === open;
  });
}
