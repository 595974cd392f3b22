import { Button, Skeleton, UsersIcon } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Notice } from '../common/layout/notice.tsx';
import { useText } from '../common/brand/site-context.tsx';
import type { Inviter } from './use-inviter.ts';

/** Shows the inviter. If the code is unknown, the registration continues without an inviter (PU-06). */
export function InviterCard({ inviter }: { inviter: Inviter }): ReactElement | null {
  const t = useText();
  if (inviter.state === 'none') return null;
  if (inviter.state === 'unknown') {
    return (
      <Notice tone="warning" role="status" title={t('registration.inviterUnknown', { code: inviter.code })}>
        {t('registration.inviterUnknownHint')}
      </Notice>
    );
  }
  if (inviter.state === 'failed') {
    return (
      <Notice
        tone="info"
        role="status"
        title={t('registration.inviterFailed')}
        actions={
          <Button size="sm" onClick={inviter.retry}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('registration.inviterFailedHint')}
      </Notice>
    );
  }
  return (
    <div
      className="cf-register__inviter"
      role="status"
      aria-busy={inviter.state === 'searching' ? true : undefined}
    >
      <span className="ck-mark cf-register__inviter-icon">
        <UsersIcon size={24} />
      </span>
      <div>
        <p className="cf-register__inviter-title">{t('registration.inviterTitle')}</p>
        {inviter.state === 'known' ? (
          <p className="cf-register__inviter-name">{inviter.name}</p>
        ) : (
          <>
            <span className="ck-visually-hidden">{t('registration.inviterSearching')}</span>
            <Skeleton shape="title" />
          </>
        )}
        <p className="cf-register__inviter-code">
          {inviter.code === '' ? '\u00a0' : t('registration.inviterCode', { code: inviter.code })}
        </p>
      </div>
    </div>
  );
}
