import { maxSatang, minSatang, type Satang, satang, subtractSatang, zeroSatang } from '@chada/domain';
import { tierOf, type MemberLevel, type TierTable } from './tiers.ts';
import { freeCredit } from './turnover.ts';

export interface WithdrawalLimits {
  readonly perTimeSatang: Satang | null;
  /** The maximum total of all withdrawals in a Bangkok day. */
  readonly perDaySatang: Satang | null;
  /** The maximum number of withdrawals in a Bangkok day. */
  readonly timesPerDay: number | null;
}

/** A member's withdrawals of the current Bangkok day. Pending withdrawals count, and refused withdrawals do not. */
export interface WithdrawnToday {
  readonly level: MemberLevel;
  readonly withdrawnTodaySatang: Satang;
  readonly withdrawalsToday: number;
  /** The brand's tiers. Default: the specification's table. */
  readonly tiers?: TierTable | undefined;
}

/** The remaining amount and number of withdrawals today. Null means unlimited. */
export interface RemainingToday {
  readonly amountSatang: Satang | null;
  readonly times: number | null;
}

export interface WithdrawalQuestion extends WithdrawnToday {
  readonly amountSatang: Satang;
  readonly creditSatang: Satang;
  /** Smallest withdrawal that the brand allows. */
  readonly minimumSatang: Satang;
  /** Locked bonuses in the credit. Default: 0. */
  readonly lockedSatang?: Satang | undefined;
}

/** The reason why a withdrawal is refused, with the values for its message. */
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

function minOf(...limits: readonly (Satang | null)[]): Satang | null {
  const [first, ...rest] = limits.filter((limit) => limit !== null);
  return first === undefined ? null : minSatang(first, ...rest);
}

/** Returns the withdrawal limits of a level (TI-04). Level 0 has the limits of level 1. */
export function withdrawalLimits(level: MemberLevel, table?: TierTable): WithdrawalLimits {
  const { withdrawal, maxAmountSatang } = tierOf(level === 0 ? 1 : level, table);
  return { ...withdrawal, perTimeSatang: minOf(withdrawal.perTimeSatang, maxAmountSatang) };
}

/** Returns how much and how often the member can still withdraw today. */
export function remainingToday({
  level,
  withdrawnTodaySatang,
  withdrawalsToday,
  tiers,
}: WithdrawnToday): RemainingToday {
  const { perDaySatang, timesPerDay } = withdrawalLimits(level, tiers);
  return {
    amountSatang:
      perDaySatang === null
        ? null
        : maxSatang(zeroSatang, subtractSatang(perDaySatang, withdrawnTodaySatang)),
    times: timesPerDay === null ? null : Math.max(0, timesPerDay - withdrawalsToday),
  };
}

/** Returns a member's smallest possible withdrawal. A self-excluded member may withdraw any remaining credit. */
export function minimumWithdrawal({
  minimumSatang,
  freeSatang,
  isExcluded,
}: {
  readonly minimumSatang: Satang;
  readonly freeSatang: Satang;
  readonly isExcluded: boolean;
}): Satang {
  return isExcluded && freeSatang > 0 ? minSatang(minimumSatang, freeSatang) : minimumSatang;
}

/** Returns the brand's minimum, but at least one satang, because a withdrawal of zero is invalid. */
function minimumOf(minimumSatang: Satang): Satang {
  return maxSatang(minimumSatang, satang(1));
}

/**
 * Checks a withdrawal and returns the first reason for a refusal. The API enforces the result, and the site explains
 * the refusal.
 */
export function checkWithdrawal(question: WithdrawalQuestion): WithdrawalVerdict {
  const { level, amountSatang, creditSatang } = question;
  const minimumSatang = minimumOf(question.minimumSatang);
  const { perTimeSatang, perDaySatang, timesPerDay } = withdrawalLimits(level, question.tiers);
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

/** Returns the largest withdrawal that is currently possible, or 0 if no withdrawal is possible. */
export function largestWithdrawal(question: Omit<WithdrawalQuestion, 'amountSatang'>): Satang {
  const remaining = remainingToday(question);
  const max = minOf(
    freeCredit(question.creditSatang, question.lockedSatang),
    withdrawalLimits(question.level, question.tiers).perTimeSatang,
    remaining.amountSatang,
  );
  if (max === null || remaining.times === 0 || max < minimumOf(question.minimumSatang)) return zeroSatang;
  return max;
}
