import { formatAccountNumber, type Translate } from '@chada/messages';
import { bankLabel } from './bank-names.ts';

/** A bank account in one line, as a sentence needs it: the bank's Thai name and the number for reading. */
export function accountLine(account: { bankName: string; bankId: string }, t: Translate): string {
  return `${bankLabel(account.bankName, t)} ${formatAccountNumber(account.bankId)}`;
}
