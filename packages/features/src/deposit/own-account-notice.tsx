import { useAuth } from '@chada/stores';
import type { ReactElement } from 'react';
import { accountLine } from '../common/money/member-account.ts';
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
          <span className="cf-own-account__number ck-tabular">{accountLine(user.user_bank, t)}</span>
          <span>{user.name}</span>
        </p>
      )}
      <p>{t('deposit.ownAccountText')}</p>
    </Notice>
  );
}
