import { formatBaht, formatDateTime } from '@chada/messages';
import {
  Amount,
  Card,
  ChartIcon,
  DepositIcon,
  HistoryIcon,
  IconButton,
  LinkButton,
  RefreshIcon,
  Skeleton,
  WithdrawIcon,
} from '@chada/ui-kit';
import { useAuth, useCredit } from '@chada/stores';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../common/layout/paths.ts';
import { useText } from '../common/brand/site-context.tsx';

function CreditAmount({ text }: { text: string }): ReactElement {
  const size = text.length <= 11 ? '2xl' : text.length <= 14 ? 'xl' : 'md';
  return <Amount value={text} size={size} className="cf-credit__amount" />;
}

export function CreditCard({ tier }: { tier: ReactNode }): ReactElement {
  const t = useText();
  const { creditSatang, points, last, status, refresh } = useCredit();
  const known = creditSatang ?? last?.creditSatang;
  const loading = status === 'loading' || status === 'idle';
  return (
    <Card tone="accent" className="cf-credit">
      <div className="cf-credit__head">
        <div className="cf-credit__texts">
          <p className="cf-credit__label">{t('dashboard.creditTitle')}</p>
          <div className="cf-credit__line">
            <span aria-live="polite">
              {known !== undefined ? (
                <CreditAmount text={formatBaht(known)} />
              ) : loading ? (
                <Skeleton shape="amount" />
              ) : (
                <span className="cf-credit__failed">{t('dashboard.creditFailed')}</span>
              )}
            </span>
            <IconButton
              label={t('shell.creditRefresh')}
              icon={<RefreshIcon size={20} />}
              loading={loading}
              onClick={() => void refresh()}
            />
          </div>
          <p className="cf-hint">
            {last === null ? (
              <Points points={points} />
            ) : (
              t('dashboard.creditLast', { when: formatDateTime(last.at) })
            )}
          </p>
        </div>
        {tier}
      </div>
      <div className="cf-credit__actions" role="group" aria-label={t('dashboard.actions')}>
        <LinkButton
          variant="primary"
          size="lg"
          fullWidth
          icon={<DepositIcon />}
          render={<Link to={paths.deposit} />}
        >
          {t('shell.deposit')}
        </LinkButton>
        <LinkButton size="lg" fullWidth icon={<WithdrawIcon />} render={<Link to={paths.withdraw} />}>
          {t('shell.withdraw')}
        </LinkButton>
      </div>
      <div className="cf-credit__records" role="group" aria-label={t('dashboard.records')}>
        <LinkButton
          variant="ghost"
          fullWidth
          icon={<HistoryIcon size={20} />}
          render={<Link to={paths.history} />}
        >
          {t('dashboard.history')}
        </LinkButton>
        <LinkButton
          variant="ghost"
          fullWidth
          icon={<ChartIcon size={20} />}
          render={<Link to={paths.winLost} />}
        >
          {t('dashboard.winLost')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** The member's points. While they load, the hidden points of the profile reserve one or two lines for them. */
function Points({ points }: { points: number | null }): ReactNode {
  const t = useText();
  const { user } = useAuth();
  if (points !== null) return t('dashboard.points', { points });
  if (user === null) return '\u00a0';
  return (
    <span className="cf-credit__points-place">
      {t('dashboard.points', { points: user.user_credit.point })}
    </span>
  );
}
