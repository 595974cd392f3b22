import type { ServerTime } from '@chada/api-client';

/** The device's time in epoch milliseconds. Members can change this clock. */
export const deviceClock = (): number => Date.now();
/**
 * Returns milliseconds since the page was opened. Members can't change this clock, but the clock may stop while the
 * device sleeps.
 */
export const uptime = (): number => performance.now();

/**
 * A difference of up to one second between the expected and the reported server time does not change the offset,
 * because HTTP dates contain no milliseconds.
 */
const TOLERANCE_MS = 1000;

/**
 * Returns the offset between the server's time and the page's uptime, in milliseconds. Returns the earlier `offset` if
 * the new server time does not contradict the earlier `offset`.
 */
export function adjustedOffset(
  offset: number | null,
  { earliestMs, latestMs }: ServerTime,
  uptimeMs: number,
): number {
  const min = earliestMs - uptimeMs;
  const max = latestMs - uptimeMs;
  if (offset === null || offset < min - TOLERANCE_MS) return min;
  return offset > max + TOLERANCE_MS ? max : offset;
}
