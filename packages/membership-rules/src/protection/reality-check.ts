import { realityCheckMinutes } from '@chada/domain';

const MINUTE_MS = 60 * 1000;

/** True if an interval is an integer number of minutes within the bounds. */
export function isRealityCheckInterval(minutes: number): boolean {
  const { min, max } = realityCheckMinutes;
  return Number.isInteger(minutes) && minutes >= min && minutes <= max;
}

/**
 * Returns the time of the next reality check: one interval after the start of the session or after the last
 * acknowledgement.
 */
export function nextRealityCheck(
  { startedAt, acknowledgedAt }: { startedAt: Date; acknowledgedAt: Date | null },
  minutes: number,
): Date {
  const last = acknowledgedAt !== null && acknowledgedAt > startedAt ? acknowledgedAt : startedAt;
  return new Date(last.getTime() + minutes * MINUTE_MS);
}
