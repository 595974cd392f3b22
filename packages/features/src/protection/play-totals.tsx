import { formatBaht, formatSignedBaht } from '@chada/messages';
import type { ProtectionHistoryRow } from '@chada/stores/protection';
import { Card } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { durationText } from '../common/protection/limit-text.ts';
import { totalOf } from './total-of.ts';

/** A bar whose length is the share of `value` in `full`. A small value still gets a visible bar. */
function Bar({ value, full }: { value: number; full: number }): ReactElement {
  const width = value <= 0 || full <= 0 ? 0 : Math.max(1, (value / full) * 100);
  return (
    <svg
      className="cf-play-total__bar"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="cf-play-total__track" width="100" height="1" />
      <rect className="cf-play-total__share" width={width} height="1" />
    </svg>
  );
}

/** The sums of 12 months: the net amount and the time, and next to them deposits and withdrawals on one scale. */
export function PlayTotals({ items }: { items: readonly ProtectionHistoryRow[] }): ReactElement {
  const t = useText();
  const { depositSatang, withdrawalSatang, netSatang, minutes } = totalOf(items);
  const full = Math.max(depositSatang, withdrawalSatang);
  return (
    <Card className="cf-play-total">
      <h2 className="cf-limit__name">{t('playHistory.total')}</h2>
      <dl className="cf-play-total__facts">
        <div data-fact="net">
          <dt>{t('playHistory.net')}</dt>
          <dd className="ck-tabular">{formatSignedBaht(netSatang)}</dd>
        </div>
        <div data-fact="time">
          <dt>{t('playHistory.time')}</dt>
          <dd className="ck-tabular">{durationText(minutes, t)}</dd>
        </div>
        <div data-fact="deposit">
          <dt>{t('playHistory.deposit')}</dt>
          <dd className="ck-tabular">
            {formatBaht(depositSatang)}
            <Bar value={depositSatang} full={full} />
          </dd>
        </div>
        <div data-fact="withdrawal">
          <dt>{t('playHistory.withdrawal')}</dt>
          <dd className="ck-tabular">
            {formatBaht(withdrawalSatang)}
            <Bar value={withdrawalSatang} full={full} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
