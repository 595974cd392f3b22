import { bangkokOffsetMs, type ExclusionLength, type TimeOutLength } from '@chada/domain';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const timeOutDays: Readonly<Record<TimeOutLength, number>> = {
  hours24: 1,
  days7: 7,
  days30: 30,
  days60: 60,
  days90: 90,
};
const exclusionMonths: Readonly<Record<Exclude<ExclusionLength, 'forever'>, number>> = {
  months6: 6,
  year1: 12,
  years5: 60,
};

/** A self-exclusion ends this many milliseconds after the member requests the end. */
export const EXCLUSION_END_DELAY_MS = DAY_MS;

export function timeOutEnd(length: TimeOutLength, start: Date): Date {
  return new Date(start.getTime() + timeOutDays[length] * DAY_MS);
}

/**
 * Returns the earliest end of a self-exclusion, or null if the exclusion has no end. An end on 31 February moves to
 * March.
 */
export function exclusionMinimumEnd(length: ExclusionLength, start: Date): Date | null {
  if (length === 'forever') return null;
  const local = new Date(start.getTime() + bangkokOffsetMs);
  local.setUTCMonth(local.getUTCMonth() + exclusionMonths[length]);
  return new Date(local.getTime() - bangkokOffsetMs);
}

/** A time-out or a self-exclusion. */
export interface Break {
  readonly kind: 'timeOut' | 'selfExclusion';
  readonly minimumEnd: Date | null;
  /** The time at which the member asked to end a self-exclusion. */
  readonly endRequestedAt: Date | null;
}

/**
 * Returns the end of a break, or null if the break has no end yet. A self-exclusion ends 24 hours after the member
 * requests the end. A request before `minimumEnd` has no effect.
 */
export function breakEnd({ kind, minimumEnd, endRequestedAt }: Break): Date | null {
  if (kind === 'timeOut') return minimumEnd;
  if (minimumEnd === null || endRequestedAt === null || endRequestedAt < minimumEnd) return null;
  return new Date(endRequestedAt.getTime() + EXCLUSION_END_DELAY_MS);
}

export function isBreakActive(pause: Break, now: Date): boolean {
  const end = breakEnd(pause);
  return end === null || now < end;
}

/**
 * Returns the latest end of the active breaks. Returns null if an active break has no end, and `undefined` without an
 * active break.
 */
export function lastBreakEnd(breaks: readonly Break[], now: Date): Date | null | undefined {
  return breaks
    .filter((pause) => isBreakActive(pause, now))
    .map(breakEnd)
    .reduce<Date | null | undefined>((last, end) => {
      if (last === undefined || last === null) return last === undefined ? end : null;
      return end === null || end > last ? end : last;
    }, undefined);
}

export type EndRequest =
  | { readonly ok: true; readonly endsAt: Date }
  | { readonly ok: false; readonly reason: 'notExcluded' }
  | { readonly ok: false; readonly reason: 'tooEarly'; readonly minimumEnd: Date | null };

/** Checks a request to end a self-exclusion. A repeated request changes nothing. */
export function requestExclusionEnd(pause: Break | undefined, now: Date): EndRequest {
  if (pause?.kind !== 'selfExclusion' || !isBreakActive(pause, now))
    return { ok: false, reason: 'notExcluded' };
  const { minimumEnd } = pause;
  if (minimumEnd === null || now < minimumEnd) return { ok: false, reason: 'tooEarly', minimumEnd };
  const endsAt = breakEnd(pause) ?? new Date(now.getTime() + EXCLUSION_END_DELAY_MS);
  return { ok: true, endsAt };
}
