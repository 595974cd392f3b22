import type { ServerTime } from '@chada/api-client';

/** The device's time in epoch milliseconds. Members can change this clock. */
export const deviceClock = (): number => Date.now();
/** Returns milliseconds since the page was opened. Members can't change this clock, but it may stop during sleep. */
export const uptime = (): number => performance.now();

/** HTTP dates contain no milliseconds. */
const TOLERANCE_MS = 1000;

/** Returns the server time minus the page's uptime, in milliseconds. */
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
