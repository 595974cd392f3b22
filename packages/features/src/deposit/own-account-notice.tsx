import { useAuth } from '@chada/stores';
import type { ReactElement } from 'react';
import { AccountSummary } from '../common/account-summary.tsx';
import { Notice } from '../common/notice.tsx';
import { useText } from '../common/site-context.tsx';

/** The one account from which a transfer is credited by itself, shown where it matters: before the transfer (ME-04). */
export function OwnAccountNotice(): ReactElement {
  const t = useText();
  const { user } = useAuth();
  return (
    <Notice tone="warning" title={t('deposit.ownAccountTitle')}>
      <p>{t('deposit.ownAccountText')}</p>
      {user !== null && (
        <div className="cf-own-account">
          <p className="cf-label">{t('deposit.ownAccountLabel')}</p>
          <AccountSummary
            bankName={user.user_bank.bankName}
            bankId={user.user_bank.bankId}
            accountName={user.name}
          />
        </div>
      )}
    </Notice>
  );
}
