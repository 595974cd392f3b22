import { formatDateTime } from '@chada/messages';
import type { ProtectionLimit } from '@chada/stores/protection';
import { Button, Card, ProgressBar, StatusPill } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { limitName, limitValue } from '../common/protection/limit-text.ts';
import { LimitRaiseNotice, type LimitRaiseNoticeProps } from './limit-raise.tsx';

export interface LimitCardProps extends Pick<LimitRaiseNoticeProps, 'onDone' | 'onRefused'> {
  limit: ProtectionLimit;
  onChange: () => void;
}

export function LimitCard({ limit, onChange, onDone, onRefused }: LimitCardProps): ReactElement {
  const t = useText();
  const { kind, value, used, left, isReached, isNear, opensAt, raise } = limit;
  const name = limitName(limit, t);
  const amount = (amountOrMinutes: number): string => limitValue(kind, amountOrMinutes, t);
  const spent = Math.max(0, used);
  return (
    <Card>
      <div className="ck-stack" data-space="3">
        <div className="cf-limit__head">
          <h3 className="cf-limit__name">{name}</h3>
          <Button size="sm" aria-label={t('protection.changeOf', { limit: name })} onClick={onChange}>
            {t('protection.change')}
          </Button>
        </div>
        <ProgressBar
          ratio={spent / value}
          label={used < 0 ? t('protection.wonInstead') : t('protection.left', { left: amount(left) })}
          valueText={t('protection.used', { used: amount(spent), value: amount(value) })}
        />
        {isReached ? (
          <StatusPill tone="warning">
            {opensAt === null
              ? t('protection.reached')
              : t('protection.reachedUntil', { time: formatDateTime(opensAt) })}
          </StatusPill>
        ) : (
          isNear && <StatusPill tone="warning">{t('protection.near', { left: amount(left) })}</StatusPill>
        )}
        {raise !== null && <LimitRaiseNotice {...{ limit, raise, onDone, onRefused }} />}
      </div>
    </Card>
  );
}
