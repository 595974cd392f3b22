const MINUTE_MS = 60 * 1000;

/** The minutes between two reality checks. */
export const realityCheckMinutes = { least: 15, most: 120, usual: 60 } as const;

/** True if a reality check interval is an integer of minutes within the bounds. */
export function isRealityCheckInterval(minutes: number): boolean {
  const { least, most } = realityCheckMinutes;
  return Number.isInteger(minutes) && minutes >= least && minutes <= most;
}

/** Returns the time of the next reality check: one interval after the session's start, or after the last acknowledgement. */
export function nextRealityCheck(
  { startedAt, acknowledgedAt }: { startedAt: Date; acknowledgedAt: Date | null },
  minutes: number,
): Date {
  const last = acknowledgedAt !== null && acknowledgedAt > startedAt ? acknowledgedAt : startedAt;
  return new Date(last.getTime() + minutes * MINUTE_MS);
}
