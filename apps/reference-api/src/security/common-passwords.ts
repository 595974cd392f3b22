import { dictionary } from '@zxcvbn-ts/language-common';

/** Some eighteen thousand of the most common leaked passwords that are long enough to be chosen here. */
const common: ReadonlySet<string> = new Set(dictionary.passwords.filter((one) => one.length >= 8));

/** A member's own names, which make bad passwords. */
export interface OwnNames {
  readonly username: string;
  readonly phone: string;
}

/**
 * True for a common password, or the member's own username or phone. Case and full-width letters make no difference, since
 * attackers try them too.
 */
export function isCommonPassword(password: string, { username, phone }: OwnNames): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  return common.has(plain) || plain === username || plain === phone;
}
