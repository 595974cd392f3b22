import type { ServerTime } from '@chada/api-client';

/** Returns the time of the device in epoch milliseconds. The member can change the clock. */
export const deviceClock = (): number => Date.now();
/** Returns milliseconds since the page was opened. The member can't change this clock, but it may pause during sleep. */
export const uptime = (): number => performance.now();

/** Differences below one second are ignored, because HTTP dates are in whole seconds. */
const TOLERANCE_MS = 1000;

/**
 * Returns the difference between server time and uptime in milliseconds. Keeps the previous difference if the response
 * does not contradict it, because delayed responses are less accurate.
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
