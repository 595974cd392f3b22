import { normalizeName, stripInvisible, toAsciiDigits, type Translate } from '@chada/messages';
import { normalizeUsername } from './normalize-username.ts';
import { hasUntypable } from './untypable.ts';

export { normalizeUsername };

/** What a field's rule says of a typed text: the form in which it is sent, or why not. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly problem: (t: Translate) => string };

/** Lengths as the contract has them: usernames, passwords (code points) and account numbers (digits). */
export const fieldLimits = {
  username: { min: 4, max: 20 },
  password: { min: 8, max: 128 },
  account: { min: 10, max: 15 },
} as const;

/**
 * So much a field takes of what is pasted: a limit for the sake of the browser, far above all that could be meant. What is
 * too long for a rule is said and not cut, since an amount or a number that was cut is another one.
 */
export const longestTyped = 1000;

const good = (value: string): FieldCheck => ({ ok: true, value });
const bad = (problem: (t: Translate) => string): FieldCheck => ({ ok: false, problem });

/** Digits as people paste them, without what stands between: blanks, dashes, dots, brackets, invisible characters. */
function compactDigits(typed: string): string {
  return toAsciiDigits(stripInvisible(typed)).replace(/[\s().\-\u2010-\u2015\u2212]/g, '');
}

/** A mobile number in its one stored form where it can be had: `+66 81-222-3333` gives `0812223333`. */
export function normalizePhone(typed: string): string {
  return compactDigits(typed).replace(/^(\+|00)?66(?=0?[689]\d{8}$)0?/, '0');
}

/** A Thai mobile number: ten digits beginning 06, 08 or 09, however it was typed. */
export function checkPhone(typed: string): FieldCheck {
  const phone = normalizePhone(typed);
  if (phone === '') return bad((t) => t('validation.phoneRequired'));
  return /^0[689]\d{8}$/.test(phone) ? good(phone) : bad((t) => t('validation.phoneFormat'));
}

/** A username that may be registered: 4 to 20 of a-z, 0-9 and _, beginning with a letter. */
export function checkUsername(typed: string): FieldCheck {
  const username = normalizeUsername(typed);
  const { min, max } = fieldLimits.username;
  if (username === '') return bad((t) => t('common.usernameRequired'));
  if (!/^[a-z0-9_]*$/.test(username)) return bad((t) => t('validation.usernameCharacters'));
  if (!/^[a-z]/.test(username)) return bad((t) => t('validation.usernameStart'));
  if (username.length < min || username.length > max) {
    return bad((t) => t('validation.usernameLength', { min, max }));
  }
  return good(username);
}

/** A line of text, at most so long: as it is sent, and kept, without unseen characters. Empty where nothing was said. */
export function checkLine(typed: string, most: number): FieldCheck {
  const line = normalizeName(typed);
  if (hasUntypable(line) || /[\u0001-\u001F\u007F-\u009F\uFFFE\uFFFF]/.test(line)) {
    return bad((t) => t('common.invisibleCharacters'));
  }
  return line.length > most ? bad((t) => t('validation.tooLong', { count: most })) : good(line);
}

/** A password that may be chosen: 8 to 128 characters of any script, taken exactly as typed. */
export function checkPassword(typed: string): FieldCheck {
  const { min, max } = fieldLimits.password;
  if (hasUntypable(typed)) return bad((t) => t('common.invisibleCharacters'));
  const length = [...typed].length;
  if (length === 0) return bad((t) => t('common.passwordRequired'));
  return length < min || length > max
    ? bad((t) => t('validation.passwordLength', { min, max }))
    : good(typed);
}

/** A bank account number without what stands between its digits. */
export function normalizeAccountNumber(typed: string): string {
  return compactDigits(typed);
}

/** A bank account number: 10 to 15 digits, however it was typed. */
export function checkAccountNumber(typed: string): FieldCheck {
  const account = normalizeAccountNumber(typed);
  const { min, max } = fieldLimits.account;
  if (account === '') return bad((t) => t('validation.accountRequired'));
  if (!/^\d+$/.test(account)) return bad((t) => t('validation.digitsOnly'));
  return account.length < min || account.length > max
    ? bad((t) => t('validation.accountFormat', { min, max }))
    : good(account);
}

/** The problem of a check in Thai, or nothing when it holds. */
export function problemText(check: FieldCheck, t: Translate): string | undefined {
  return check.ok ? undefined : check.problem(t);
}
