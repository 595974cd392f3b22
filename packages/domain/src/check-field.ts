import {
  accountNumberPattern,
  emailPattern,
  fieldLimits,
  isPassword,
  lineIdPattern,
  phonePattern,
} from './field-rules.ts';
import { normalizeUsername } from './normalize-username.ts';
import { isOneLine, isStorable, normalizeName, stripInvisible, toAsciiDigits } from './text.ts';

export type FieldRefusal =
  | 'phoneRequired'
  | 'phoneFormat'
  | 'usernameRequired'
  | 'usernameCharacters'
  | 'usernameStart'
  | 'usernameLength'
  | 'passwordRequired'
  | 'passwordLength'
  | 'accountRequired'
  | 'digitsOnly'
  | 'accountFormat'
  | 'lineIdRequired'
  | 'lineIdFormat'
  | 'emailRequired'
  | 'emailFormat'
  | 'invisibleCharacters'
  | 'tooLong';

/** The result of checking a form field: the value to send, or the reason why the value is refused. */
export type FieldCheck =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: FieldRefusal; readonly min: number; readonly max: number };

const accept = (value: string): FieldCheck => ({ ok: true, value });
const refuse = (reason: FieldRefusal, { min, max } = { min: 0, max: 0 }): FieldCheck => ({
  ok: false,
  reason,
  min,
  max,
});

function compactDigits(typed: string): string {
  return toAsciiDigits(stripInvisible(typed)).replace(/[\s().\-\u2010-\u2015\u2212]/g, '');
}

/** Returns a mobile number in its stored form: `+66 81-222-3333` becomes `0812223333`. */
export function normalizePhone(typed: string): string {
  return compactDigits(typed).replace(/^(\+|00)?66(?=0?[689]\d{8}$)0?/, '0');
}

/** Checks a Thai mobile number. Accepts common separators and the prefix +66. */
export function checkPhone(typed: string): FieldCheck {
  const phone = normalizePhone(typed);
  if (phone === '') return refuse('phoneRequired');
  return phonePattern.test(phone) ? accept(phone) : refuse('phoneFormat');
}

/** Checks a new username: 4 to 20 letters a-z, digits and underscores, beginning with a letter. */
export function checkUsername(typed: string): FieldCheck {
  const username = normalizeUsername(typed);
  const { min, max } = fieldLimits.username;
  if (username === '') return refuse('usernameRequired');
  if (!/^[a-z0-9_]*$/.test(username)) return refuse('usernameCharacters');
  if (!/^[a-z]/.test(username)) return refuse('usernameStart');
  if (username.length < min || username.length > max) return refuse('usernameLength', { min, max });
  return accept(username);
}

/** Checks that a text is one line of at most `max` characters in its stored form. Accepts an empty text. */
export function checkLine(typed: string, max: number): FieldCheck {
  const line = normalizeName(typed);
  if (!isOneLine(line)) return refuse('invisibleCharacters');
  return line.length > max ? refuse('tooLong', { min: 0, max }) : accept(line);
}

/** Checks a new password. The value to send is the typed text, unchanged. */
export function checkPassword(typed: string): FieldCheck {
  if (!isStorable(typed)) return refuse('invisibleCharacters');
  if (typed === '') return refuse('passwordRequired');
  return isPassword(typed) ? accept(typed) : refuse('passwordLength', fieldLimits.password);
}

/** Removes separators from a bank account number, and converts digits to ASCII. */
export function normalizeAccountNumber(typed: string): string {
  return compactDigits(typed);
}

/** Checks a bank account number. Accepts common separators. */
export function checkAccountNumber(typed: string): FieldCheck {
  const account = normalizeAccountNumber(typed);
  if (account === '') return refuse('accountRequired');
  if (!/^\d+$/.test(account)) return refuse('digitsOnly');
  return accountNumberPattern.test(account) ? accept(account) : refuse('accountFormat', fieldLimits.account);
}

/** Checks a LINE ID. Returns lower case, because LINE IDs have no capital letters. */
export function checkLineId(typed: string): FieldCheck {
  const lineId = toAsciiDigits(stripInvisible(typed)).trim().toLowerCase();
  if (lineId === '') return refuse('lineIdRequired');
  return lineIdPattern.test(lineId) ? accept(lineId) : refuse('lineIdFormat');
}

/** Checks the form of an e-mail address. Does not check that the address exists. */
export function checkEmail(typed: string): FieldCheck {
  const email = stripInvisible(typed).trim();
  if (email === '') return refuse('emailRequired');
  const isShort = email.length <= fieldLimits.email.max;
  return isShort && emailPattern.test(email) ? accept(email) : refuse('emailFormat');
}
