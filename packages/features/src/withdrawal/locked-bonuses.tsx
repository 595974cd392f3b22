import { formatBaht, formatDate } from '@chada/messages';
import type { LockedBonus } from '@chada/stores';
import { Card, ProgressBar } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/site-context.tsx';

/** Bonuses that can't be withdrawn yet: what is locked, what is done, by when, and that nothing else is locked. */
export function LockedBonuses({ bonuses }: { bonuses: readonly LockedBonus[] }): ReactElement | null {
  const t = useText();
  if (bonuses.length === 0) return null;
  return (
    <Card className="cf-allowance">
      <p className="cf-allowance__title">{t('withdraw.bonusTitle')}</p>
      <p>{t('withdraw.bonusText')}</p>
      {bonuses.map(({ bonusSatang, requiredSatang, doneSatang, until }) => (
        <div key={`${until} ${requiredSatang} ${doneSatang}`} className="cf-locked-bonus">
          <ProgressBar
            ratio={doneSatang / requiredSatang}
            label={t('withdraw.bonusProgress', { bonus: formatBaht(bonusSatang) })}
            valueText={t('withdraw.bonusDone', {
              done: formatBaht(doneSatang),
              required: formatBaht(requiredSatang),
            })}
          />
          <p className="cf-hint">{t('withdraw.bonusUntil', { date: formatDate(until) })}</p>
        </div>
      ))}
      <p className="cf-hint">{t('withdraw.bonusOrder')}</p>
    </Card>
  );
}
