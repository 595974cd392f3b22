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

function compactDigits(input: string): string {
  return toAsciiDigits(stripInvisible(input)).replace(/[\s().\-\u2010-\u2015\u2212]/g, '');
}

/** Returns a mobile number in its stored form: `+66 81-222-3333` becomes `0812223333`. */
export function normalizePhone(input: string): string {
  return compactDigits(input).replace(/^(\+|00)?66(?=0?[689]\d{8}$)0?/, '0');
}

/** Checks a Thai mobile number. Accepts common separators and the prefix +66. */
export function checkPhone(input: string): FieldCheck {
  const phone = normalizePhone(input);
  if (phone === '') return refuse('phoneRequired');
  return phonePattern.test(phone) ? accept(phone) : refuse('phoneFormat');
}

/** Checks a new username: 4 to 20 letters a-z, digits and underscores, beginning with a letter. */
export function checkUsername(input: string): FieldCheck {
  const username = normalizeUsername(input);
  const { min, max } = fieldLimits.username;
  if (username === '') return refuse('usernameRequired');
  if (!/^[a-z0-9_]*$/.test(username)) return refuse('usernameCharacters');
  if (!/^[a-z]/.test(username)) return refuse('usernameStart');
  if (username.length < min || username.length > max) return refuse('usernameLength', { min, max });
  return accept(username);
}

/** Checks that a text is one line of at most `max` characters in its stored form. Accepts an empty text. */
export function checkLine(input: string, max: number): FieldCheck {
  const line = normalizeName(input);
  if (!isOneLine(line)) return refuse('invisibleCharacters');
  return line.length > max ? refuse('tooLong', { min: 0, max }) : accept(line);
}

/** Checks a new password. The value to send is the typed text, unchanged. */
export function checkPassword(input: string): FieldCheck {
  if (!isStorable(input)) return refuse('invisibleCharacters');
  if (input === '') return refuse('passwordRequired');
  return isPassword(input) ? accept(input) : refuse('passwordLength', fieldLimits.password);
}

/** Removes separators from a bank account number, and converts digits to ASCII. */
export function normalizeAccountNumber(input: string): string {
  return compactDigits(input);
}

/** Checks a bank account number. Accepts common separators. */
export function checkAccountNumber(input: string): FieldCheck {
  const account = normalizeAccountNumber(input);
  if (account === '') return refuse('accountRequired');
  if (!/^\d+$/.test(account)) return refuse('digitsOnly');
  return accountNumberPattern.test(account) ? accept(account) : refuse('accountFormat', fieldLimits.account);
}

/** Checks a LINE ID. Returns lower case, because LINE IDs have no capital letters. */
export function checkLineId(input: string): FieldCheck {
  const lineId = toAsciiDigits(stripInvisible(input)).trim().toLowerCase();
  if (lineId === '') return refuse('lineIdRequired');
  return lineIdPattern.test(lineId) ? accept(lineId) : refuse('lineIdFormat');
}

/** Checks the form of an e-mail address. Does not check that the address exists. */
export function checkEmail(input: string): FieldCheck {
  const email = stripInvisible(input).trim();
  if (email === '') return refuse('emailRequired');
  const isShort = email.length <= fieldLimits.email.max;
  return isShort && emailPattern.test(email) ? accept(email) : refuse('emailFormat');
}
