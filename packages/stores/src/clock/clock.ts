import type { ServerTime } from '@chada/api-client';

/** Returns milliseconds since 1970 by the device's clock, which may be wrong and may be changed at any time. */
export const deviceClock = (): number => Date.now();
/** Returns milliseconds since the page was opened. Nobody can change this clock, but it may pause while a device sleeps. */
export const uptime = (): number => performance.now();

/** Differences below this are the coarseness of HTTP dates, no reason to draw a page again. */
const TOLERANCE_MS = 1000;

/**
 * The server's time minus the uptime, after an answer that arrived at `uptimeMs`. An answer is as old as its way and any
 * cache made it, so one that states a later time is closer to the truth; an earlier one counts only where it is fresh.
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
