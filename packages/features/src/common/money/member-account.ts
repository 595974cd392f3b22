import { formatAccountNumber, type Translate } from '@chada/messages';
import { bankLabel } from './bank-names.ts';

export function accountLine(account: { bankName: string; bankId: string }, t: Translate): string {
  return `${bankLabel(account.bankName, t)} ${formatAccountNumber(account.bankId)}`;
}
