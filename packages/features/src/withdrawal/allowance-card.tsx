import { isTierLevel, tierOf } from '@chada/membership-rules';
import { formatBaht } from '@chada/messages';
import { Amount, Card, ProgressBar } from '@chada/ui-kit';
import type { WithdrawalAllowance } from '@chada/stores';
import type { ReactElement } from 'react';
import { shortBaht } from '../common/money/baht-text.ts';
import { FactList } from '../common/layout/fact-list.tsx';
import { useText } from '../common/brand/site-context.tsx';

/** Shows the member's withdrawal limits for today (ME-06, TI-04). */
export function AllowanceCard({ allowance }: { allowance: WithdrawalAllowance }): ReactElement {
  const t = useText();
  const {
    level,
    minimumSatang,
    maxPerTimeSatang,
    dayAmountSatang,
    dayAmountLeftSatang,
    dayCount,
    dayCountLeft,
  } = allowance;
  const tier = t(`tier.${tierOf(isTierLevel(level) ? level : 1).name}`);
  const limited = dayAmountSatang !== null && dayAmountLeftSatang !== null;
  const usedSatang = limited ? dayAmountSatang - dayAmountLeftSatang : 0;
  const facts = [
    ...(dayCount === null || dayCountLeft === null
      ? []
      : [
          {
            label: t('withdrawal.allowanceTimes'),
            value: t('withdrawal.allowanceTimesValue', { left: dayCountLeft, count: dayCount }),
          },
        ]),
    ...(maxPerTimeSatang === null
      ? []
      : [{ label: t('withdrawal.allowancePerTime'), value: shortBaht(maxPerTimeSatang) }]),
    { label: t('withdrawal.allowanceMinimum'), value: shortBaht(minimumSatang) },
  ];
  return (
    <Card className="cf-allowance">
      <p className="cf-allowance__title">{t('withdrawal.allowanceTitle')}</p>
      {limited ? (
        <>
          <Amount value={formatBaht(dayAmountLeftSatang)} size="xl" />
          <ProgressBar
            ratio={dayAmountSatang === 0 ? 1 : usedSatang / dayAmountSatang}
            label={t('withdrawal.allowanceOfTier', { tier })}
            valueText={t('withdrawal.allowanceUsed', {
              used: formatBaht(usedSatang),
              limit: shortBaht(dayAmountSatang),
            })}
          />
        </>
      ) : (
        <p className="cf-allowance__free">{t('withdrawal.allowanceNoLimit')}</p>
      )}
      <FactList facts={facts} />
      <p className="cf-hint">{t('withdrawal.allowanceReset')}</p>
    </Card>
  );
}
