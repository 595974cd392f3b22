import type { ServerTime } from '@chada/api-client';

/** The device's time in epoch milliseconds. Members can change this clock. */
export const deviceClock = (): number => Date.now();
/** Returns milliseconds since the page was opened. Members can't change this clock, but it may stop during sleep. */
export const uptime = (): number => performance.now();

/** Differences up to one second do not count, because HTTP dates contain no milliseconds. */
const TOLERANCE_MS = 1000;

/**
 * Returns the offset between the server's time and the page's uptime, in milliseconds. Keeps the earlier `offset` if
 * the new server time does not contradict it.
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
