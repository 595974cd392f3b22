import { formatAccountNumber } from '@chada/messages';
import { AccountCard } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { bankLabel } from './bank-names.ts';
import { useText } from '../brand/site-context.tsx';

export interface AccountSummaryProps {
  bankName: string;
  bankId: string;
  accountName: string;
  label?: ReactNode;
  action?: ReactNode;
}

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
