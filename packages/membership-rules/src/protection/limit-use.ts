import type { LimitKind, LimitPeriod } from '@chada/domain';
import { periodEnd, periodStart } from './limit.ts';

/** A limit in force. `value` is in satang, or in minutes for session time. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: number;
}

/** An event that counts towards a limit. The amount of a win is negative, because a win reduces the net loss. */
export interface CountedEvent {
  readonly at: Date;
  readonly amount: number;
}

export interface LimitUse extends Limit {
  /**
   * The sum of the amounts of the events in the period. For a loss limit, a negative sum means that the member has won
   * more than lost.
   */
  readonly used: number;
  /** The part of the limit that is left, at least 0. */
  readonly left: number;
  /** True if at least 80 % of the limit is used. */
  readonly isNear: boolean;
  readonly isReached: boolean;
  /** The time at which part of the limit is available again. Null if the limit is not reached now. */
  readonly opensAt: Date | null;
}

const WARNING_PERCENT = 80;

/** Returns the sum of the amounts of a period. Includes events after `now`, because the clocks of processes differ. */
function usedAt(period: LimitPeriod, events: readonly CountedEvent[], now: Date): number {
  const start = periodStart(period, now);
  return events.reduce((sum, { at, amount }) => (at >= start ? sum + amount : sum), 0);
}

/**
 * Returns the earliest time at which the limit permits `amount`. Returns null if the amount is larger than the limit.
 */
export function fitsFrom(
  { period, value }: Pick<Limit, 'period' | 'value'>,
  { amount, events, now }: { amount: number; events: readonly CountedEvent[]; now: Date },
): Date | null {
  let used = usedAt(period, events, now);
  if (used + amount <= value) return now;
  const start = periodStart(period, now);
  const monthEnd = periodEnd('month', now);
  const endOf = (at: Date) => (period === 'month' && at < monthEnd ? monthEnd : periodEnd(period, at));
  const leaving = events
    .filter(({ at }) => at >= start)
    .map((event) => ({ end: endOf(event.at).getTime(), amount: event.amount }))
    .sort((a, b) => a.end - b.end);
  for (const [index, { end, amount: left }] of leaving.entries()) {
    used -= left;
    const endsAlone = leaving[index + 1]?.end !== end;
    if (endsAlone && used + amount <= value) return new Date(end);
  }
  return null;
}

/**
 * Returns the used part of a limit, the part that is left, and the time at which part of the limit is available again.
 */
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
      /**
       * The limit that refuses the amount. If several limits refuse the amount, this is the limit that refuses the
       * amount for the longest time.
       */
      readonly limit: Limit;
      readonly left: number;
      /** The time from which all limits permit the amount. Null if the amount is larger than one of the limits. */
      readonly opensAt: Date | null;
    };

export function opensLater(a: Date | null, b: Date | null): boolean {
  if (b === null) return false;
  return a === null || a > b;
}

/**
 * Checks whether all given limits permit a new amount. The limits, the events and the amount must be of one kind, for
 * example deposits.
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

/** Returns the limit with the smallest unused amount, and this amount as `left`. Returns null if there is no limit. */
export function smallestRemaining(
  limits: readonly Limit[],
  events: readonly CountedEvent[],
  now: Date,
): { readonly limit: Limit; readonly left: number } | null {
  return limits.reduce<{ limit: Limit; left: number } | null>((smallest, limit) => {
    const left = Math.max(0, limit.value - usedAt(limit.period, events, now));
    return smallest === null || left < smallest.left ? { limit, left } : smallest;
  }, null);
}
