import { bangkokTimeOfDay, type Satang, satang } from '@chada/domain';
import { openBonusWindow } from '@chada/membership-rules';
import type { PromotionRow } from '../user/repository.ts';

export interface BonusWindow {
  readonly number: 1 | 2;
  readonly ratePercent: number;
  readonly maxSatang: Satang;
}

/** Returns the window whose bonus applies to a deposit at the time `at`. */
export function openWindow(promotion: PromotionRow, at: Date): BonusWindow | undefined {
  const bonusWindows = [
    {
      number: 1,
      ratePercent: promotion.bonus_rate,
      maxSatang: satang(promotion.end_number_bonus),
      start: promotion.bonus_time_start,
      end: promotion.bonus_time_end,
    },
    {
      number: 2,
      ratePercent: promotion.bonus_rate2,
      maxSatang: satang(promotion.end_number_bonus2),
      start: promotion.bonus_time_start2,
      end: promotion.bonus_time_end2,
    },
  ] as const;
  const window = openBonusWindow(bonusWindows, bangkokTimeOfDay(at));
  if (window === undefined) return undefined;
  const { number, ratePercent, maxSatang } = window;
  return { number, ratePercent, maxSatang };
}

/** The sums of the bonuses that the member got today: in the current window, and in all windows. */
export interface BonusToday {
  readonly inWindowSatang: number;
  readonly inAllSatang: number;
}

export function bonusAmount(
  depositSatang: Satang,
  window: BonusWindow,
  { bonusMaxSatang, grantedToday }: { bonusMaxSatang: number; grantedToday: BonusToday },
): Satang {
  const byRate = Math.floor((depositSatang * window.ratePercent) / 100);
  const leftOfWindow = window.maxSatang - grantedToday.inWindowSatang;
  const remainingInAll = bonusMaxSatang - grantedToday.inAllSatang;
  return satang(Math.max(0, Math.min(byRate, leftOfWindow, remainingInAll)));
}
