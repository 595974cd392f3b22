import { formatDateTime } from '@chada/messages';
import { useProtectionQuery } from '@chada/stores/protection';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useClient, useText } from '../brand/site-context.tsx';
import { Notice } from '../layout/notice.tsx';
import { paths } from '../layout/paths.ts';
import { refetchStaleOnMount } from '../query/refetch-stale-on-mount.ts';
import { limitName, limitValue } from './limit-text.ts';

/** Shows a hint about the deposit limits. The hint never blocks a deposit. */
export function DepositLimitLine(): ReactElement | null {
  const t = useText();
  const { protection } = useClient();
  const isOffered = protection?.limits.includes('deposit') === true;
  const { data, isError } = useProtectionQuery(undefined, { ...refetchStaleOnMount, skip: !isOffered });
  if (!isOffered) return null;
  if (data === undefined) {
    // Keeps the place of the hint, because the form below would otherwise move while the member presses an amount.
    return isError ? null : (
      <p className="cf-hint cf-limit-line-place" aria-hidden="true">
        {t('limitNotice.offer')} {t('limitNotice.offerAction')}
      </p>
    );
  }
  const limits = data.limits.filter(({ kind }) => kind === 'deposit');
  const [smallest] = [...limits].sort((a, b) => a.left - b.left);
  if (smallest === undefined) {
    return (
      <p className="cf-hint">
        {t('limitNotice.offer')} <Link to={paths.protection}>{t('limitNotice.offerAction')}</Link>
      </p>
    );
  }
  const name = limitName(smallest, t);
  const left = limitValue('deposit', smallest.left, t);
  const reached = limits.filter(({ isReached }) => isReached);
  if (reached.length > 0) {
    const opensAt = reached.reduce<string | null>(
      (last, limit) => (limit.opensAt !== null && limit.opensAt > (last ?? '') ? limit.opensAt : last),
      null,
    );
    return (
      <Notice tone="info" role="status" title={t('limitNotice.reached', { name })}>
        {opensAt !== null && <p>{t('limitNotice.reachedUntil', { time: formatDateTime(opensAt) })}</p>}
        <Link to={paths.protection}>{t('limitNotice.see')}</Link>
      </Notice>
    );
  }
  return (
    <p className="cf-hint">
      {smallest.isNear ? t('limitNotice.near', { name, left }) : t('limitNotice.left', { name, left })}{' '}
      <Link to={paths.protection}>{t('limitNotice.see')}</Link>
    </p>
  );
}
