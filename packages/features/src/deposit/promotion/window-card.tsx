import { bangkokTimeOfDay } from '@chada/domain';
import { formatBaht, formatPercent } from '@chada/messages';
import { SECOND_MS, useNow } from '@chada/stores';
import { Card, ClockIcon, Section, Skeleton, StatusPill } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { type BonusWindow, formatWindowHours, windowStates } from '../../common/money/bonus-windows.ts';
import { HoursLines } from '../../common/money/hours-lines.tsx';
import { useText } from '../../common/brand/site-context.tsx';

export function WindowCards({ windows }: { windows: readonly BonusWindow[] }): ReactElement {
  const t = useText();
  const states = windowStates(windows, bangkokTimeOfDay(useNow(SECOND_MS)));
  return (
    <Section title={t('depositPromotion.windows')}>
      <ul className="cf-promo__windows">
        {states.map(({ window, phase, hours }) => (
          <li key={window.number} className="cf-promo__place">
            <Card className="cf-promo-window">
              <div className="cf-promo-window__head">
                <h3 className="cf-label">{t('depositPromotion.window', { number: window.number })}</h3>
                <StatusPill tone={phase === 'open' ? 'positive' : 'neutral'} icon={<ClockIcon size={16} />}>
                  {phase === 'later'
                    ? t('depositPromotion.later', { start: formatWindowHours(hours).start })
                    : t(`depositPromotion.${phase}`)}
                </StatusPill>
              </div>
              <p className="cf-promo-window__time ck-tabular">
                <HoursLines window={window} textOf={(times) => t('depositPromotion.time', times)} />
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

/** The placeholders of two windows. Put them into a `SkeletonGroup`. */
export function BonusWindowSkeletons(): ReactElement {
  return (
    <div className="cf-promo__windows">
      {[1, 2].map((number) => (
        <div key={number} className="cf-promo__place">
          <Skeleton shape="card" />
        </div>
      ))}
    </div>
  );
}
