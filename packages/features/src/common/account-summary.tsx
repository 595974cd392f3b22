import { formatAccountNumber } from '@chada/messages';
import { BankIcon } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { bankLabel } from './bank-names.ts';
import { useText } from './site-context.tsx';

export interface AccountSummaryProps {
  bankName: string;
  bankId: string;
  /** The holder. */
  accountName?: string | undefined;
  /** At the right, such as a copy button. */
  action?: ReactNode;
  /** `lg` where the number is what the member came for. */
  size?: 'md' | 'lg';
}

/** A bank account for reading: a neutral mark with the bank's short code, its name, the number, the holder. */
export function AccountSummary({
  bankName,
  bankId,
  accountName,
  action,
  size = 'md',
}: AccountSummaryProps): ReactElement {
  const t = useText();
  return (
    <div className="cf-account" data-size={size}>
      <span className="cf-account__mark" aria-hidden="true">
        <BankIcon size={22} />
      </span>
      <div className="cf-account__texts">
        <p className="cf-account__bank">{bankLabel(bankName, t)}</p>
        <p className="cf-account__number ck-tabular">{formatAccountNumber(bankId)}</p>
        {accountName === undefined ? null : <p className="cf-account__holder">{accountName}</p>}
      </div>
      {action ? <div className="cf-account__action">{action}</div> : null}
    </div>
  );
}
