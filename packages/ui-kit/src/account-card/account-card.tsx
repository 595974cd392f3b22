import type { ReactElement, ReactNode } from 'react';
import { BankIcon } from '../icons/public-icons.ts';

export interface AccountCardProps {
  bankName: ReactNode;
  /** The account number, grouped for reading: `123-4-56789-0`. */
  accountNumber: string;
  holderName: ReactNode;
  /** Heading of the card: whose account this is. */
  label?: ReactNode;
  /** Replaces the neutral bank icon. The kit includes no bank logos, because it may not distribute them. */
  mark?: ReactNode;
  /** Shown under the number, such as a `CopyButton` or an edit link. */
  action?: ReactNode;
}

/** A bank account: bank, number and holder name. The number is large enough to read out. */
export function AccountCard(props: AccountCardProps): ReactElement {
  const { bankName, accountNumber, holderName, label, mark, action } = props;
  return (
    <div className="ck-account-card">
      {label ? <p className="ck-account-card__label">{label}</p> : null}
      <div className="ck-account-card__line">
        <span className="ck-account-card__mark">{mark ?? <BankIcon />}</span>
        <div className="ck-account-card__texts">
          <p className="ck-account-card__bank">{bankName}</p>
          <p className="ck-account-card__number ck-tabular">{accountNumber}</p>
          <p className="ck-account-card__holder">{holderName}</p>
        </div>
      </div>
      {action ? <div className="ck-account-card__action">{action}</div> : null}
    </div>
  );
}
