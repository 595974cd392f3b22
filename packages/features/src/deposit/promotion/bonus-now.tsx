import { bangkokTimeOfDay } from '@chada/domain';
import { formatPercent } from '@chada/messages';
import { SECOND_MS, useNow } from '@chada/stores';
import { Card, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { shortBaht } from '../../common/money/baht-text.ts';
import {
  type BonusWindow,
  currentOrNextWindow,
  formatWindowHours,
} from '../../common/money/bonus-windows.ts';
import { paths } from '../../common/layout/paths.ts';
import { useDepositLimitReached } from '../../common/protection/use-deposit-limit-reached.ts';
import { useText } from '../../common/brand/site-context.tsx';

const headings = {
  open: 'depositPromotion.nextOpen',
  later: 'depositPromotion.nextLater',
  over: 'depositPromotion.nextOver',
} as const;

interface BonusNowProps {
  windows: readonly BonusWindow[];
  /** The maximum of all bonuses of a day. */
  dayMostSatang: number;
}

/** The open or next window. The deposit is the primary action only while it gets a bonus. */
export function BonusNow({ windows, dayMostSatang }: BonusNowProps): ReactElement | null {
  const t = useText();
  const isLimitReached = useDepositLimitReached();
  const state = currentOrNextWindow(windows, bangkokTimeOfDay(useNow(SECOND_MS)));
  if (state === undefined) return null;
  const { window, phase, hours } = state;
  const percent = formatPercent(window.ratePercent);
  return (
    <Card tone="accent" padding="lg" className="cf-promo__next cf-accent-card">
      <p className="cf-hint">{t(headings[phase])}</p>
      <p className="cf-promo__next-time ck-tabular">{t('depositPromotion.time', formatWindowHours(hours))}</p>
      <p className="cf-promo-window__rate">
        {t('depositPromotion.rateAndMost', { percent, amount: shortBaht(window.maxSatang) })}
      </p>
      <p className="cf-hint">{t('depositPromotion.total', { amount: shortBaht(dayMostSatang) })}</p>
      {isLimitReached ? (
        <LinkButton fullWidth render={<Link to={paths.protection} />}>
          {t('depositPromotion.limitReached')}
        </LinkButton>
      ) : phase === 'open' ? (
        <LinkButton variant="primary" fullWidth render={<Link to={paths.deposit} />}>
          {t('depositPromotion.deposit')}
        </LinkButton>
      ) : (
        <p className="cf-promo__without">
          {t('depositPromotion.notYet')}{' '}
          <Link className="cf-promo__plain-link" to={paths.deposit}>
            {t('depositPromotion.depositWithoutBonus')}
          </Link>
        </p>
      )}
    </Card>
  );
}
