import { formatAccountNumber } from '@chada/messages';
import { AccountCard } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { bankLabel } from './bank-names.ts';
import { useText } from '../brand/site-context.tsx';

export interface AccountSummaryProps {
  bankName: string;
  bankId: string;
  /** The account holder. */
  accountName: string;
  /** The owner or the purpose of the account. */
  label?: ReactNode;
  /** For example a copy button. */
  action?: ReactNode;
}

/** Displays a bank account of the API: the bank's Thai name, the number in the banks' grouping, the holder. */
export function AccountSummary({
  bankName,
  bankId,
  accountName,
  label,
  action,
}: AccountSummaryProps): ReactElement {
  const t = useText();
  return (
    <AccountCard
      bankName={bankLabel(bankName, t)}
      accountNumber={formatAccountNumber(bankId)}
      holderName={accountName}
      label={label}
      action={action}
    />
  );
}
