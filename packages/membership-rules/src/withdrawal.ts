import { maxSatang, minSatang, type Satang, satang, subtractSatang, zeroSatang } from '@chada/domain';
import { tierOf, type MemberLevel } from './tiers.ts';
import { freeCredit } from './turnover.ts';

/** The withdrawal limits of a level; `null` is no limit. */
export interface WithdrawalLimits {
  /** The largest single withdrawal. */
  readonly perTimeSatang: Satang | null;
  /** The largest total of one day in Bangkok. */
  readonly perDaySatang: Satang | null;
  /** The largest number of withdrawals in one day in Bangkok. */
  readonly timesPerDay: number | null;
}

/** A member's withdrawals of today (Bangkok): pending requests included, refused ones excluded. */
export interface WithdrawnToday {
  readonly level: MemberLevel;
  readonly withdrawnTodaySatang: Satang;
  readonly withdrawalsToday: number;
}

/** The remainder of the day's limits; `null` is no limit, never below 0. */
export interface RemainingToday {
  readonly amountSatang: Satang | null;
  readonly times: number | null;
}

/** The input of `checkWithdrawal`. */
export interface WithdrawalQuestion extends WithdrawnToday {
  readonly amountSatang: Satang;
  readonly creditSatang: Satang;
  /** The client's smallest withdrawal. */
  readonly minimumSatang: Satang;
  /** The part of the credit that is a locked bonus; none by default. */
  readonly lockedSatang?: Satang | undefined;
}

/** The reason a withdrawal is refused, with the figures for its text. */
export type WithdrawalRefusal =
  | { readonly ok: false; readonly reason: 'belowMinimum'; readonly minimumSatang: Satang }
  | { readonly ok: false; readonly reason: 'aboveCredit'; readonly creditSatang: Satang }
  | {
      readonly ok: false;
      readonly reason: 'bonusLocked';
      readonly lockedSatang: Satang;
      readonly freeSatang: Satang;
    }
  | { readonly ok: false; readonly reason: 'abovePerTime'; readonly perTimeSatang: Satang }
  | {
      readonly ok: false;
      readonly reason: 'aboveDayAmount';
      readonly perDaySatang: Satang;
      readonly remainingSatang: Satang;
    }
  | { readonly ok: false; readonly reason: 'aboveDayCount'; readonly timesPerDay: number };

export type WithdrawalVerdict = { readonly ok: true } | WithdrawalRefusal;

function least(...limits: readonly (Satang | null)[]): Satang | null {
  const [first, ...rest] = limits.filter((limit) => limit !== null);
  return first === undefined ? null : minSatang(first, ...rest);
}

/** Returns the withdrawal limits of a level (TI-04). The table's max amount limits a single withdrawal. Level 0: silver's. */
export function withdrawalLimits(level: MemberLevel): WithdrawalLimits {
  const { withdrawal, maxAmountSatang } = tierOf(level === 0 ? 1 : level);
  return { ...withdrawal, perTimeSatang: least(withdrawal.perTimeSatang, maxAmountSatang) };
}

/** Returns the remainder of the day's limits of a level. */
export function remainingToday({
  level,
  withdrawnTodaySatang,
  withdrawalsToday,
}: WithdrawnToday): RemainingToday {
  const { perDaySatang, timesPerDay } = withdrawalLimits(level);
  return {
    amountSatang:
      perDaySatang === null
        ? null
        : maxSatang(zeroSatang, subtractSatang(perDaySatang, withdrawnTodaySatang)),
    times: timesPerDay === null ? null : Math.max(0, timesPerDay - withdrawalsToday),
  };
}

/** Returns at least one satang, since a withdrawal of nothing is never valid. */
function leastOf(minimumSatang: Satang): Satang {
  return maxSatang(minimumSatang, satang(1));
}

/**
 * Checks a withdrawal. Returns ok or the first refusal in this order: below the client's minimum, above the credit, above
 * the unlocked credit, above the limit of one withdrawal, above the rest of the day's amount, above the day's count. The
 * API enforces the verdict; the site only explains it.
 */
export function checkWithdrawal(question: WithdrawalQuestion): WithdrawalVerdict {
  const { level, amountSatang, creditSatang } = question;
  const minimumSatang = leastOf(question.minimumSatang);
  const { perTimeSatang, perDaySatang, timesPerDay } = withdrawalLimits(level);
  const remaining = remainingToday(question);
  if (amountSatang < minimumSatang) return { ok: false, reason: 'belowMinimum', minimumSatang };
  if (amountSatang > creditSatang) return { ok: false, reason: 'aboveCredit', creditSatang };
  const freeSatang = freeCredit(creditSatang, question.lockedSatang);
  if (question.lockedSatang !== undefined && amountSatang > freeSatang)
    return { ok: false, reason: 'bonusLocked', lockedSatang: question.lockedSatang, freeSatang };
  if (perTimeSatang !== null && amountSatang > perTimeSatang) {
    return { ok: false, reason: 'abovePerTime', perTimeSatang };
  }
  if (perDaySatang !== null && remaining.amountSatang !== null && amountSatang > remaining.amountSatang) {
    return { ok: false, reason: 'aboveDayAmount', perDaySatang, remainingSatang: remaining.amountSatang };
  }
  if (timesPerDay !== null && remaining.times === 0)
    return { ok: false, reason: 'aboveDayCount', timesPerDay };
  return { ok: true };
}

/** Returns the largest possible withdrawal now, in satang; 0 if none is possible. */
export function largestWithdrawal(question: Omit<WithdrawalQuestion, 'amountSatang'>): Satang {
  const remaining = remainingToday(question);
  const most = least(
    freeCredit(question.creditSatang, question.lockedSatang),
    withdrawalLimits(question.level).perTimeSatang,
    remaining.amountSatang,
  );
  if (most === null || remaining.times === 0 || most < leastOf(question.minimumSatang)) return zeroSatang;
  return most;
}
