import { BankIcon, Button, Skeleton, StatusPill } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { isUnknownAccount } from './problems.ts';
import type { Checks } from './use-checks.ts';

export interface HolderCardProps {
  checks: Checks;
  refused: boolean;
}

/** Shows the name of the bank account's holder. This name becomes the member's name (VA-02). */
export function HolderCard({ checks: { account, holder }, refused }: HolderCardProps): ReactElement {
  const t = useText();
  const { now } = holder;
  const failed = now?.state === 'failed' && !isUnknownAccount(now);
  const free = !refused && account.now?.state === 'found' && account.now.found;
  return (
    <div className="cf-register__holder" data-state={now?.state ?? 'waiting'}>
      <span className="ck-mark cf-register__holder-icon">
        <BankIcon size={24} />
      </span>
      <div className="cf-register__holder-body" role="status">
        <p className="cf-register__holder-title">{t('registration.holderTitle')}</p>
        {now?.state === 'found' && (
          <>
            <p className="cf-register__holder-name">{now.found}</p>
            <p className="cf-register__holder-hint">{t('registration.holderConfirm')}</p>
            {free && <StatusPill tone="positive">{t('registration.accountAvailable')}</StatusPill>}
          </>
        )}
        {now?.state === 'checking' && (
          <>
            <span className="ck-visually-hidden">{t('registration.holderSearching')}</span>
            <Skeleton shape="title" />
          </>
        )}
        {(now === undefined || now.state === 'failed') && (
          <p className="cf-register__holder-hint">
            {failed ? t('registration.holderFailed') : t('registration.holderHint')}
          </p>
        )}
      </div>
      {failed && (
        <Button size="sm" onClick={() => void holder.ask()}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  );
}
