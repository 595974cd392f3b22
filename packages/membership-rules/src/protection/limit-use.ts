import type { LimitKind, LimitPeriod } from './limit.ts';
import { periodEnd, periodStart } from './limit.ts';

/** A limit in force. `value` is in satang, or in minutes for session time. */
export interface Limit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly value: number;
}

/** An event that a limit counts. A win reduces the net loss, so its amount is negative. */
export interface CountedEvent {
  readonly at: Date;
  readonly amount: number;
}

export interface LimitUse extends Limit {
  /** The sum of the period's events. A net loss below zero is a net win. */
  readonly used: number;
  /** The remaining part, never below zero. */
  readonly left: number;
  /** True from 80 % of the limit. */
  readonly isNear: boolean;
  readonly isReached: boolean;
  /** The time when something is left again; null unless the limit is reached. */
  readonly opensAt: Date | null;
}

/** The member is told when this share of a limit is used. */
const WARNING_PERCENT = 80;

/**
 * Returns the sum of a period's events. An event later than `now` counts too, because another process's clock may be ahead.
 */
function usedAt(period: LimitPeriod, events: readonly CountedEvent[], now: Date): number {
  const start = periodStart(period, now);
  return events.reduce((sum, { at, amount }) => (at >= start ? sum + amount : sum), 0);
}

/**
 * Returns the first time, from `now` on, at which `amount` fits into the limit, provided that nothing else is counted until
 * then. Returns null if the amount is larger than the limit.
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
  // The sum changes only when events leave the period, several of them at once where they end together.
  for (const [index, { end, amount: left }] of leaving.entries()) {
    used -= left;
    const endsAlone = leaving[index + 1]?.end !== end;
    if (endsAlone && used + amount <= value) return new Date(end);
  }
  return null;
}

/** Returns what is used of a limit, what is left, and when it opens again. */
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
      /** The limit that opens last. */
      readonly limit: Limit;
      readonly left: number;
      /** The time when all limits permit the amount; null if the amount is larger than a limit. */
      readonly opensAt: Date | null;
    };

/** True if a limit opens later than another one. Null means never. */
function opensLater(one: Date | null, other: Date | null): boolean {
  if (other === null) return false;
  return one === null || one > other;
}

/** Checks an amount against all limits of one kind. Of several limits that refuse it, the one that opens last is named. */
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

/** Returns what the lowest of several limits leaves, or null if there is no limit. */
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
