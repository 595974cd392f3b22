import { formatAccountNumber, type Translate } from '@chada/messages';
import { bankLabel } from './bank-names.ts';

/** Inserts word joiners (U+2060) after the hyphens of an account number, so that no line breaks inside the number. */
export function joinAccountNumber(shown: string): string {
  return shown.replace(/-/g, '-\u2060');
}

/** Returns the bank and the number of an account, in one text. */
export function accountLine(account: { bankName: string; bankId: string }, t: Translate): string {
  return `${bankLabel(account.bankName, t)} ${joinAccountNumber(formatAccountNumber(account.bankId))}`;
}
