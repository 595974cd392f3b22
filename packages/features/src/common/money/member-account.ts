import { formatAccountNumber, type Translate } from '@chada/messages';
import { bankLabel } from './bank-names.ts';

/** Returns a bank account in one line: the bank's Thai name and the grouped number. */
export function accountLine(account: { bankName: string; bankId: string }, t: Translate): string {
  return `${bankLabel(account.bankName, t)} ${formatAccountNumber(account.bankId)}`;
}
