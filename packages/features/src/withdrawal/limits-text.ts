import type { Translate } from '@chada/messages';
import type { WithdrawalAllowance } from '@chada/stores';
import { shortBaht } from '../common/money/baht-text.ts';

export function limitsTexts(allowance: WithdrawalAllowance, t: Translate): readonly string[] {
  const { minimumSatang, maxPerTimeSatang, dayAmountLeftSatang, dayCount, dayCountLeft } = allowance;
  const day =
    dayAmountLeftSatang === null
      ? t('withdrawal.allowanceNoLimit')
      : `${t('withdrawal.allowanceTitle')} ${shortBaht(dayAmountLeftSatang)}`;
  const times =
    dayCount === null || dayCountLeft === null
      ? []
      : [t('withdrawal.allowanceTimesValue', { left: dayCountLeft, count: dayCount })];
  const perTime =
    maxPerTimeSatang === null ? [] : [`${t('withdrawal.allowancePerTime')} ${shortBaht(maxPerTimeSatang)}`];
  const minimum = `${t('withdrawal.allowanceMinimum')} ${shortBaht(minimumSatang)}`;
  return [day, ...times, ...perTime, minimum];
}
