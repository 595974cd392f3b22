import { bangkokDay, type Satang, satang } from '@chada/domain';
import type { PromotionRow } from '../user/repository.ts';

export interface BonusWindow {
  readonly number: 1 | 2;
  readonly ratePercent: number;
  readonly maxSatang: Satang;
}

function bangkokClock(at: Date): string {
  const sinceMidnight = at.getTime() - Date.parse(`${bangkokDay(at)}T00:00:00+07:00`);
  return new Date(sinceMidnight).toISOString().slice(11, 19);
}

/**
 * True if a time of day is within a window. A window contains `start`, but not `end`. A window with `end` before
 * `start` crosses midnight.
 */
function isWithin(clock: string, start: string, end: string): boolean {
  return start <= end ? start <= clock && clock < end : clock >= start || clock < end;
}

export function openWindow(promotion: PromotionRow, at: Date): BonusWindow | undefined {
  const clock = bangkokClock(at);
  if (isWithin(clock, promotion.bonus_time_start, promotion.bonus_time_end)) {
    const { bonus_rate: ratePercent, end_number_bonus: max } = promotion;
    return { number: 1, ratePercent, maxSatang: satang(max) };
  }
  if (isWithin(clock, promotion.bonus_time_start2, promotion.bonus_time_end2)) {
    const { bonus_rate2: ratePercent, end_number_bonus2: max } = promotion;
    return { number: 2, ratePercent, maxSatang: satang(max) };
  }
  return undefined;
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
