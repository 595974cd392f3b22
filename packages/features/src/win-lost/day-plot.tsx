import { formatDate } from '@chada/messages';
import type { ReactElement } from 'react';
import { shortBaht } from '../common/money/baht-text.ts';
import { useText } from '../common/brand/site-context.tsx';
import { type DayResult, plotBars } from './plot-geometry.ts';

/** A chart with more days shows no number below each bar, because the numbers would touch on phones. */
const MAX_NUMBERED_DAYS = 12;
const box = { width: 640, height: 220 };

/** A bar chart of the wins and losses of each day. */
export function DayPlot({ days }: { days: readonly DayResult[] }): ReactElement {
  const t = useText();
  const { zeroY, bars } = plotBars(days, box);
  const from = formatDate(days[0]?.day ?? '');
  const to = formatDate(days[days.length - 1]?.day ?? '');
  const highest = Math.max(0, ...days.map(({ amountSatang }) => amountSatang));
  const lowest = Math.min(0, ...days.map(({ amountSatang }) => amountSatang));
  return (
    <figure className="cf-plot">
      <div className="cf-plot__scale ck-tabular">
        <span>{highest > 0 ? `+${shortBaht(highest)}` : ''}</span>
      </div>
      <svg
        className="cf-plot__picture"
        viewBox={`0 -2 ${box.width} ${box.height + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('winLost.plotLabel', { from, to })}
      >
        {bars.map(({ day, side, ...shape }) => (
          <rect key={day} className="cf-plot__bar" data-side={side} {...shape} />
        ))}
        <line className="cf-plot__zero" x1="0" x2={box.width} y1={zeroY} y2={zeroY} />
      </svg>
      <div className="cf-plot__scale ck-tabular">
        <span>{lowest < 0 ? `\u2212${shortBaht(-lowest)}` : ''}</span>
      </div>
      {days.length <= MAX_NUMBERED_DAYS && (
        <div className="cf-plot__numbers ck-tabular" aria-hidden="true">
          {days.map(({ day }) => (
            <span key={day}>{Number(day.slice(-2))}</span>
          ))}
        </div>
      )}
      <p className="cf-plot__days">{t('winLost.plotDays', { from, to })}</p>
      <figcaption className="cf-plot__key">
        <span className="cf-plot__side" data-side="above">
          {t('winLost.above')}
        </span>
        <span className="cf-plot__side" data-side="below">
          {t('winLost.below')}
        </span>
      </figcaption>
    </figure>
  );
}
