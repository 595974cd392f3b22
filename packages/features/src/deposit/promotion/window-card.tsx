import { formatBaht, formatPercent, formatTime } from '@chada/messages';
import { useNow } from '@chada/stores';
import { Card, ClockIcon, Section, StatusPill } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { type BonusWindow, windowPhases } from '../../common/money/bonus-windows.ts';
import { useText } from '../../common/brand/site-context.tsx';

const numberOf = { first: 1, second: 2 } as const;

export function WindowCards({ windows }: { windows: readonly BonusWindow[] }): ReactElement {
  const t = useText();
  const states = windowPhases(windows, formatTime(useNow()));
  return (
    <Section title={t('depositPromotion.windows')}>
      <ul className="cf-promo__windows">
        {states.map(({ window, phase, opensAt }) => (
          <li key={window.id} className="cf-promo__place">
            <Card className="cf-promo-window">
              <div className="cf-promo-window__head">
                <h3 className="cf-label">{t('depositPromotion.window', { number: numberOf[window.id] })}</h3>
                <StatusPill tone={phase === 'open' ? 'positive' : 'neutral'} icon={<ClockIcon size={16} />}>
                  {phase === 'later'
                    ? t('depositPromotion.later', { start: opensAt })
                    : t(`depositPromotion.${phase}`)}
                </StatusPill>
              </div>
              <p className="cf-promo-window__time ck-tabular">
                {t('depositPromotion.time', { start: window.start, end: window.end })}
              </p>
              <p className="cf-promo-window__rate">
                {t('depositPromotion.rate', { percent: formatPercent(window.ratePercent) })}
              </p>
              <p className="cf-hint">
                {t('depositPromotion.most', { amount: formatBaht(window.maxSatang) })}
              </p>
            </Card>
          </li>
        ))}
      </ul>
      <p className="cf-hint cf-promo__clock">{t('depositPromotion.clock')}</p>
    </Section>
  );
}
