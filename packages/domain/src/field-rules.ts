import { isStorable } from './text.ts';

/** Allowed lengths: passwords in Unicode code points, all other values in UTF-16 code units (`String.length`). */
export const fieldLimits = {
  username: { min: 4, max: 20 },
  password: { min: 8, max: 128 },
  account: { min: 10, max: 15 },
  email: { min: 6, max: 120 },
} as const;

/**
 * The maximum lengths at login. Login accepts longer texts than registration, so that a refusal at login does not
 * reveal the rules of registration.
 */
export const loginLimits = { username: 64, password: 512 } as const;

/** A username: 4 to 20 lower-case Latin letters, digits and underscores, beginning with a letter. */
export const usernamePattern = /^[a-z][a-z0-9_]{3,19}$/;

/** A Thai mobile number in its stored form: 10 digits that begin with 06, 08 or 09. */
export const phonePattern = /^0[689]\d{8}$/;

export const accountNumberPattern = /^\d{10,15}$/;

/**
 * A LINE ID: 4 to 20 lower-case letters, digits, dots, dashes and underscores. The LINE ID of a business begins with
 * `@`.
 */
export const lineIdPattern = /^@?[a-z0-9._-]{4,20}$/;

/** An e-mail address with an ASCII domain. `fieldLimits.email` limits its length. */
export const emailPattern = /^[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}$/;

/** True if a text is a valid password: 8 to 128 code points of any script, if a database can store the text. */
export function isPassword(text: string): boolean {
  const length = [...text].length;
  return length >= fieldLimits.password.min && length <= fieldLimits.password.max && isStorable(text);
}
