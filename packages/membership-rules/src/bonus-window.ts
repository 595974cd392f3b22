/** The daily hours in which deposits get a bonus, with its rate and the daily maximum. */
export interface BonusWindowTerms {
  readonly ratePercent: number;
  readonly maxSatang: number;
  /** A Bangkok time as `HH:MM` or `HH:MM:SS`. */
  readonly start: string;
  readonly end: string;
}

/**
 * Returns the seconds from midnight to a time of day, which is `HH:MM` or `HH:MM:SS`. Throws a RangeError for another text.
 */
export function secondOfDay(time: string): number {
  const parts = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time);
  if (parts === null) throw new RangeError(`No time of the day: ${JSON.stringify(time)}`);
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return (hours * 60 + minutes) * 60 + seconds;
}

/**
 * True if the second of the day is within the window. A window does not contain its end. It crosses midnight if it ends
 * before it starts. A window that ends when it starts contains nothing.
 */
function isWithin(second: number, window: BonusWindowTerms): boolean {
  const start = secondOfDay(window.start);
  const end = secondOfDay(window.end);
  if (start < end) return start <= second && second < end;
  return start > end && (start <= second || second < end);
}

/**
 * Returns the window whose bonus applies to a deposit at `time`, which is a Bangkok time as `HH:MM` or `HH:MM:SS`. If
 * several windows are open, returns the first window in the list whose rate and maximum are positive.
 */
export function openBonusWindow<Terms extends BonusWindowTerms>(
  windows: readonly Terms[],
  time: string,
): Terms | undefined {
  const second = secondOfDay(time);
  return windows.find((window) => window.ratePercent > 0 && window.maxSatang > 0 && isWithin(second, window));
}
