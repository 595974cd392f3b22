import type { ReactElement, ReactNode } from 'react';
import { BankIcon } from '../icons/public-icons.ts';

export interface AccountCardProps {
  bankName: ReactNode;
  /** The account number with hyphens: `123-4-56789-0`. */
  accountNumber: string;
  holderName: ReactNode;
  label?: ReactNode;
  /** The bank's logo. Default: a neutral icon. */
  mark?: ReactNode;
  /** Content under the account number, such as a `CopyButton` or an edit link. */
  action?: ReactNode;
}

/** Shows a bank account with its bank, number and holder name. */
export function AccountCard(props: AccountCardProps): ReactElement {
  const { bankName, accountNumber, holderName, label, mark, action } = props;
  return (
    <div className="ck-account-card">
      {label ? <p className="ck-account-card__label">{label}</p> : null}
      <div className="ck-account-card__line">
        <span className="ck-mark ck-account-card__mark">{mark ?? <BankIcon />}</span>
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
