import { formatAccountNumber, type Translate } from '@chada/messages';
import { bankLabel } from './bank-names.ts';

/** Formats a bank account in one line: the Thai bank name and the grouped account number. */
export function accountLine(account: { bankName: string; bankId: string }, t: Translate): string {
  return `${bankLabel(account.bankName, t)} ${formatAccountNumber(account.bankId)}`;
}
