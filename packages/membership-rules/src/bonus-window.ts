/** The daily hours in which deposits get a bonus, with its rate and the daily maximum. */
export interface BonusWindowTerms {
  readonly ratePercent: number;
  readonly maxSatang: number;
  /** A Bangkok time as `HH:MM` or `HH:MM:SS`, in the same format as `end`. */
  readonly start: string;
  readonly end: string;
}

/** True if `time` is within the window. A window does not contain its end. It crosses midnight if it ends before it starts. */
function isWithin(time: string, { start, end }: BonusWindowTerms): boolean {
  return start <= end ? start <= time && time < end : time >= start || time < end;
}

/**
 * Returns the window whose bonus applies to a deposit at `time`. The time has the same format as the times of the windows.
 * If several windows are open, returns the first window in the list whose rate and maximum are positive.
 */
export function openBonusWindow<Terms extends BonusWindowTerms>(
  windows: readonly Terms[],
  time: string,
): Terms | undefined {
  return windows.find((window) => window.ratePercent > 0 && window.maxSatang > 0 && isWithin(time, window));
}
