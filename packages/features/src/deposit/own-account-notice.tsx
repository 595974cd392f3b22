import { formatAccountNumber } from '@chada/messages';
import { useAuth } from '@chada/stores';
import type { ReactElement } from 'react';
import { bankLabel } from '../common/money/bank-names.ts';
import { Notice } from '../common/layout/notice.tsx';
import { useText } from '../common/brand/site-context.tsx';

/** Warns the member that only transfers from the member's bank account are credited automatically (ME-04). */
export function OwnAccountNotice(): ReactElement {
  const t = useText();
  const { user } = useAuth();
  return (
    <Notice tone="warning" title={t('deposit.ownAccountTitle')}>
      {user !== null && (
        <p className="cf-own-account">
          <span className="cf-own-account__number ck-tabular">
            <span>{bankLabel(user.user_bank.bankName, t)}</span>{' '}
            <span>{formatAccountNumber(user.user_bank.bankId)}</span>
          </span>
          <span>{user.name}</span>
        </p>
      )}
      <p>{t('deposit.ownAccountText')}</p>
    </Notice>
  );
}
