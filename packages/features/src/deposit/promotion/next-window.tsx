import { formatPercent, formatTime } from '@chada/messages';
import { type UserSetting, useNow } from '@chada/stores';
import { Card, LinkButton } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { shortBaht } from '../../common/money/baht-text.ts';
import { type BonusWindow, windowPhase, type WindowPhase } from '../../common/money/bonus-windows.ts';
import { paths } from '../../common/layout/paths.ts';
import { useDepositLimitReached } from '../../common/protection/use-deposit-limit-reached.ts';
import { useText } from '../../common/brand/site-context.tsx';

const headings = {
  open: 'depositPromotion.nextOpen',
  later: 'depositPromotion.nextLater',
  over: 'depositPromotion.nextOver',
} as const;

/** Returns the open window, or the window that opens next. */
function nextOf(
  windows: readonly BonusWindow[],
  now: string,
): { readonly window: BonusWindow; readonly phase: WindowPhase } | undefined {
  const all = windows
    .map((window) => ({ window, phase: windowPhase(window, now) }))
    .sort((a, b) => (a.window.start < b.window.start ? -1 : 1));
  return all.find(({ phase }) => phase === 'open') ?? all.find(({ phase }) => phase === 'later') ?? all[0];
}

/** A deposit is the main act only while it gets a bonus. */
export function NextWindow({
  setting,
  windows,
}: {
  setting: UserSetting;
  windows: readonly BonusWindow[];
}): ReactElement | null {
  const t = useText();
  const isLimitReached = useDepositLimitReached();
  const next = nextOf(windows, formatTime(useNow()));
  if (next === undefined) return null;
  const { window, phase } = next;
  const percent = formatPercent(window.ratePercent);
  return (
    <Card tone="accent" padding="lg" className="cf-promo__next cf-accent-card">
      <p className="cf-hint">{t(headings[phase])}</p>
      <p className="cf-promo__next-time ck-tabular">
        {t('depositPromotion.time', { start: window.start, end: window.end })}
      </p>
      <p className="cf-promo-window__rate">
        {t('depositPromotion.rateAndMost', { percent, amount: shortBaht(window.mostSatang) })}
      </p>
      <p className="cf-hint">
        {t('depositPromotion.total')} {shortBaht(setting.bonusMax ?? 0)}
      </p>
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
