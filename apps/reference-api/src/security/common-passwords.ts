import { dictionary } from '@zxcvbn-ts/language-common';

/** Some eighteen thousand of the passwords that leaks show most often, of those that are long enough to be chosen here. */
const common: ReadonlySet<string> = new Set(dictionary.passwords.filter((one) => one.length >= 8));

/** What is known of a member besides their password. */
export interface OwnNames {
  readonly username: string;
  readonly phone: string;
}

/**
 * Whether a password is one that is tried first: common, or the member's own username or phone. Capitals and full-width
 * letters change nothing: whoever guesses tries them too.
 */
export function isCommonPassword(password: string, { username, phone }: OwnNames): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain) || plain === username || plain === phone;
}
