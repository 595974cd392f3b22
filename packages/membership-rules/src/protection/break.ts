import { bangkokOffsetMs } from '@chada/domain';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The lengths of a time-out: 24 hours to 90 days. */
export const timeOutLengths = ['hours24', 'days7', 'days30', 'days60', 'days90'] as const;
export type TimeOutLength = (typeof timeOutLengths)[number];
/** The lengths of a self-exclusion. */
export const exclusionLengths = ['months6', 'year1', 'years5', 'forever'] as const;
export type ExclusionLength = (typeof exclusionLengths)[number];

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

/** The time between a request to end a self-exclusion and its end. */
export const EXCLUSION_END_DELAY_MS = DAY_MS;

export function timeOutEnd(length: TimeOutLength, start: Date): Date {
  return new Date(start.getTime() + timeOutDays[length] * DAY_MS);
}

/**
 * Returns the time before which a self-exclusion can't end, or null for one without end. A day that the last month lacks
 * becomes a day of the following month, so that the exclusion is never shorter than its length.
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
  /** The time before which the break can't end; null if it has no end. */
  readonly minimumEnd: Date | null;
  /** The time of the member's request to end a self-exclusion. */
  readonly endRequestedAt: Date | null;
}

/**
 * Returns the time when a break ends, or null if it has no end yet. A time-out ends by itself. A self-exclusion ends 24 hours
 * after a request that was made after its minimum time.
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

/** Returns the end of the last of several breaks: a time, `null` for no end, or `undefined` if none is active. */
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

/** Checks a request to end a self-exclusion. A repeated request keeps the time of the first. */
export function requestExclusionEnd(pause: Break | undefined, now: Date): EndRequest {
  if (pause?.kind !== 'selfExclusion' || !isBreakActive(pause, now))
    return { ok: false, reason: 'notExcluded' };
  const { minimumEnd } = pause;
  if (minimumEnd === null || now < minimumEnd) return { ok: false, reason: 'tooEarly', minimumEnd };
  const endsAt = breakEnd(pause) ?? new Date(now.getTime() + EXCLUSION_END_DELAY_MS);
  return { ok: true, endsAt };
}
