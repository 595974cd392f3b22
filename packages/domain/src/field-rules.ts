import { isStorable } from './text.ts';

/** Shortest and longest values: usernames in characters, passwords in code points, bank accounts in digits. */
export const fieldLimits = {
  username: { min: 4, max: 20 },
  password: { min: 8, max: 128 },
  account: { min: 10, max: 15 },
} as const;

/** Longest values that a login accepts. They do not reveal the rules of registration. */
export const loginLimits = { username: 64, password: 512 } as const;

/** A username: lower-case Latin letters, digits and underscore, 4 to 20, beginning with a letter. */
export const usernamePattern = /^[a-z][a-z0-9_]{3,19}$/;

/** A Thai mobile number in its one stored form: 10 digits beginning 06, 08 or 09. */
export const phonePattern = /^0[689]\d{8}$/;

/** A bank account number: 10 to 15 digits. */
export const accountNumberPattern = /^\d{10,15}$/;

/** True if a text can be a password: 8 to 128 code points of any script. */
export function isPassword(text: string): boolean {
  const length = [...text].length;
  return length >= fieldLimits.password.min && length <= fieldLimits.password.max && isStorable(text);
}
