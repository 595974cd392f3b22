import type { ReactElement, ReactNode } from 'react';
import { BankIcon } from '../icons/public-icons.ts';

export interface AccountCardProps {
  bankName: ReactNode;
  /** Grouped for the eye: `123-4-56789-0`. */
  accountNumber: string;
  holderName: ReactNode;
  /** Above it all: whose account this is. */
  label?: ReactNode;
  /** Instead of the neutral bank mark; banks' own logos are not ours to show. */
  mark?: ReactNode;
  /** Under the number: a `CopyButton`, a link to change it. */
  action?: ReactNode;
}

/** A bank account to transfer to, or to be paid to: bank, number and name, the number large enough to read out. */
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
