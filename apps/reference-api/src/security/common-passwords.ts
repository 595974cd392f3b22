import { dictionary } from '@zxcvbn-ts/language-common';

/** The most common leaked passwords, about 18,000, of at least 8 characters. */
const common: ReadonlySet<string> = new Set(dictionary.passwords.filter((one) => one.length >= 8));

/** A member's own names, which must not be the password. */
export interface OwnNames {
  readonly username: string;
  readonly phone: string;
}

/** True for a common password, and for the member's own username or phone. Ignores case and full-width letters. */
export function isCommonPassword(password: string, { username, phone }: OwnNames): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain) || plain === username || plain === phone;
}
