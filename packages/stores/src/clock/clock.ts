import type { ServerTime } from '@chada/api-client';

/** Returns milliseconds since 1970 by the device's clock, which may be wrong and may be changed at any time. */
export const deviceClock = (): number => Date.now();
/** Returns milliseconds since the page was opened. The clock can't be changed, but may pause while a device sleeps. */
export const uptime = (): number => performance.now();

/** Smaller differences come from the precision of HTTP dates and are ignored, which avoids a render. */
const TOLERANCE_MS = 1000;

/**
 * Returns the server's time minus the uptime, in milliseconds, after an answer that arrived at `uptimeMs`. Transport and
 * caches only delay an answer, so a later time is more accurate; an earlier one counts only within the answer's limits.
 */
export function adjustedOffset(
  offset: number | null,
  { earliestMs, latestMs }: ServerTime,
  uptimeMs: number,
): number {
  const least = earliestMs - uptimeMs;
  const most = latestMs - uptimeMs;
  if (offset === null || offset < least - TOLERANCE_MS) return least;
  return offset > most + TOLERANCE_MS ? most : offset;
}
