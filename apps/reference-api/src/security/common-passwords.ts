import { dictionary } from '@zxcvbn-ts/language-common';

/** About 18,000 of the most common leaked passwords, with at least 8 characters each. */
const common: ReadonlySet<string> = new Set(dictionary.passwords.filter((password) => password.length >= 8));

export interface OwnNames {
  readonly username: string;
  readonly phone: string;
}

/** True for a common password, and for the member's username or phone. */
export function isCommonPassword(password: string, { username, phone }: OwnNames): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain) || plain === username || plain === phone;
}
