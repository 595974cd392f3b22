import type { LimitKind, LimitPeriod } from '@chada/domain';
import { periodEnd, periodStart } from './limit.ts';

/** A limit in force. `value` is in satang, or in minutes for session time. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: number;
}

/** An event that counts towards a limit. A win reduces the net loss, so its amount is negative. */
export interface CountedEvent {
  readonly at: Date;
  readonly amount: number;
}

export interface LimitUse extends Limit {
  /** The sum of the period's events. For the net loss, a negative sum is a net win. */
  readonly used: number;
  /** The part of the limit that is left, at least zero. */
  readonly left: number;
  /** True if at least 80 % of the limit is used. */
  readonly isNear: boolean;
  readonly isReached: boolean;
  /** The time at which the limit is no longer reached. Null if it is not reached now. */
  readonly opensAt: Date | null;
}

/** The used percentage of a limit at which the member gets a warning. */
const WARNING_PERCENT = 80;

/**
 * Returns the sum of a period's events. Includes events later than `now`, because the clock of another process may be
 * ahead.
 */
function usedAt(period: LimitPeriod, events: readonly CountedEvent[], now: Date): number {
  const start = periodStart(period, now);
  return events.reduce((sum, { at, amount }) => (at >= start ? sum + amount : sum), 0);
}

/**
 * Returns the earliest time, now or later, at which `amount` fits into the limit if no further events occur. Returns
 * null if the amount is larger than the limit.
 */
export function fitsFrom(
  { period, value }: Pick<Limit, 'period' | 'value'>,
  { amount, events, now }: { amount: number; events: readonly CountedEvent[]; now: Date },
): Date | null {
  let used = usedAt(period, events, now);
  if (used + amount <= value) return now;
  const start = periodStart(period, now);
  const leaving = events
    .filter(({ at }) => at >= start)
    .map((event) => ({ end: periodEnd(period, event.at).getTime(), amount: event.amount }))
    .sort((one, other) => one.end - other.end);
  // Subtracts all events that leave the period at the same time before comparing the sum.
  for (const [index, { end, amount: left }] of leaving.entries()) {
    used -= left;
    const endsAlone = leaving[index + 1]?.end !== end;
    if (endsAlone && used + amount <= value) return new Date(end);
  }
  return null;
}

/** Returns the used part of a limit, the part that is left, and the time at which the limit opens again. */
export function limitUse(limit: Limit, events: readonly CountedEvent[], now: Date): LimitUse {
  const used = usedAt(limit.period, events, now);
  const isReached = used >= limit.value;
  return {
    ...limit,
    used,
    left: Math.max(0, limit.value - used),
    isNear: used * 100 >= limit.value * WARNING_PERCENT,
    isReached,
    opensAt: isReached ? fitsFrom(limit, { amount: 1, events, now }) : null,
  };
}

export type LimitVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The limit that refuses the amount for the longest time. */
      readonly limit: Limit;
      readonly left: number;
      /** The time at which all limits permit the amount. Null if the amount is larger than a limit. */
      readonly opensAt: Date | null;
    };

/** True if the first time is later than the second. Null means never. */
export function opensLater(one: Date | null, other: Date | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}

/**
 * Checks an amount against all limits of one kind. If several limits refuse the amount, the result contains the limit
 * that refuses it for the longest time.
 */
export function checkLimits(
  limits: readonly Limit[],
  { amount, events, now }: { amount: number; events: readonly CountedEvent[]; now: Date },
): LimitVerdict {
  let verdict: LimitVerdict = { ok: true };
  for (const limit of limits) {
    const { left, used } = limitUse(limit, events, now);
    if (used + amount <= limit.value) continue;
    const opensAt = fitsFrom(limit, { amount, events, now });
    if (verdict.ok || opensLater(opensAt, verdict.opensAt)) verdict = { ok: false, limit, left, opensAt };
  }
  return verdict;
}

/** Returns the limit with the smallest part left, or null if there is no limit. */
export function leastLeft(
  limits: readonly Limit[],
  events: readonly CountedEvent[],
  now: Date,
): { readonly limit: Limit; readonly left: number } | null {
  return limits.reduce<{ limit: Limit; left: number } | null>((least, limit) => {
    const left = limit.value - usedAt(limit.period, events, now);
    return least === null || left < least.left ? { limit, left: Math.max(0, left) } : least;
  }, null);
}
