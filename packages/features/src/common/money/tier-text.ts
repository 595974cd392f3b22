import { tierOf, type TierLevel, withdrawalLimits } from '@chada/membership-rules';
import type { Translate } from '@chada/messages';
import { shortBaht } from './baht-text.ts';

/** Returns the Thai name of a level's tier. Levels 5 and 6 have the same name (RD-11). */
export const tierName = (level: TierLevel, t: Translate): string => t(`tier.${tierOf(level).name}`);

export function limitText(level: TierLevel, t: Translate): string {
  const { perDaySatang, perTimeSatang, timesPerDay } = withdrawalLimits(level);
  if (perDaySatang !== null && timesPerDay !== null) {
    return t('tier.limitDayTimes', { amount: shortBaht(perDaySatang), times: timesPerDay });
  }
  if (perDaySatang !== null) return t('tier.limitDay', { amount: shortBaht(perDaySatang) });
  return perTimeSatang === null
    ? t('tier.noDayLimit')
    : t('tier.limitTime', { amount: shortBaht(perTimeSatang) });
}
