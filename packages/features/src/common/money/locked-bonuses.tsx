import { formatBaht, formatDate } from '@chada/messages';
import type { LockedBonus } from '@chada/stores';
import { Card, ProgressBar } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../brand/site-context.tsx';

export function LockedBonuses({ bonuses }: { bonuses: readonly LockedBonus[] }): ReactElement | null {
  const t = useText();
  if (bonuses.length === 0) return null;
  return (
    <Card className="cf-locked-bonuses">
      <p className="cf-locked-bonuses__title">{t('lockedBonus.title')}</p>
      <p>{t('lockedBonus.text')}</p>
      {bonuses.map(({ bonusSatang, requiredSatang, doneSatang, until }) => (
        <div key={`${until} ${requiredSatang} ${doneSatang}`} className="cf-locked-bonus">
          <ProgressBar
            ratio={doneSatang / requiredSatang}
            label={t('lockedBonus.progress', { bonus: formatBaht(bonusSatang) })}
            valueText={t('lockedBonus.done', {
              done: formatBaht(doneSatang),
              required: formatBaht(requiredSatang),
            })}
          />
          <p className="cf-hint">{t('lockedBonus.until', { date: formatDate(until) })}</p>
        </div>
      ))}
      <p className="cf-hint">{t('lockedBonus.order')}</p>
    </Card>
  );
}
