import { type Tier, tierOf, type TierLevel, type TierTable, withdrawalLimits } from '@chada/membership-rules';
import type { Translate } from '@chada/messages';
import { shortBaht } from './baht-text.ts';

/**
 * Returns the title of a tier. Without a title, returns the translated name, which is the same for levels 5 and 6
 * (RD-11).
 */
export const nameOfTier = ({ title, name }: Tier, t: Translate): string => title ?? t(`tier.${name}`);

export const tierName = (level: TierLevel, t: Translate, tiers?: TierTable): string =>
  nameOfTier(tierOf(level, tiers), t);

export function limitText(level: TierLevel, t: Translate, tiers?: TierTable): string {
  const { perDaySatang, perTimeSatang, timesPerDay } = withdrawalLimits(level, tiers);
  if (perDaySatang !== null && timesPerDay !== null) {
    return t('tier.limitDayTimes', { amount: shortBaht(perDaySatang), times: timesPerDay });
  }
  if (perDaySatang !== null) return t('tier.limitDay', { amount: shortBaht(perDaySatang) });
  return perTimeSatang === null
    ? t('tier.noDayLimit')
    : t('tier.limitTime', { amount: shortBaht(perTimeSatang) });
}
