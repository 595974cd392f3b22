import { formatBaht } from '@chada/messages';
import { Card } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { FactList } from '../common/layout/fact-list.tsx';
import { Phrases } from '../common/layout/phrases.tsx';
import { useText } from '../common/brand/site-context.tsx';

export interface NetPositionProps {
  totalSatang: number;
  days: readonly { amountSatang: number; turnoverSatang: number }[];
}

export function NetPosition({ totalSatang, days }: NetPositionProps): ReactElement {
  const t = useText();
  const amount = formatBaht(Math.abs(totalSatang));
  const wins = days.filter(({ amountSatang }) => amountSatang > 0).length;
  const losses = days.filter(({ amountSatang }) => amountSatang < 0).length;
  const turnover = days.reduce((sum, { turnoverSatang }) => sum + turnoverSatang, 0);
  const state = totalSatang > 0 ? 'won' : totalSatang < 0 ? 'lost' : 'even';
  return (
    <Card className="cf-net">
      <p className="cf-net__words" data-state={state} role="status">
        {state === 'even' ? t('winLost.even') : t(`winLost.${state}`, { amount })}
      </p>
      {state !== 'even' && (
        <p className="cf-hint">
          <Phrases
            text={
              state === 'won'
                ? t('winLost.wonHint', { wins, days: days.length })
                : t('winLost.lostHint', { losses, days: days.length })
            }
          />
        </p>
      )}
      <FactList
        facts={[
          { label: t('winLost.turnover'), value: formatBaht(turnover) },
          // The sentence above has the number of the other days.
          ...(state === 'won'
            ? []
            : [{ label: t('winLost.daysWon'), value: t('winLost.dayCount', { count: wins }) }]),
          ...(state === 'lost'
            ? []
            : [{ label: t('winLost.daysLost'), value: t('winLost.dayCount', { count: losses }) }]),
        ]}
      />
    </Card>
  );
}
