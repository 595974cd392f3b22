/** The member's win (above zero) or loss on one day. */
export interface DayResult {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly amountSatang: number;
}

export interface PlotBar {
  readonly day: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: 'above' | 'below' | 'none';
}

export interface Plot {
  /** The distance of the zero line from the top. */
  readonly zeroY: number;
  readonly bars: readonly PlotBar[];
}

const gapShare = 0.25;
const widestBar = 40;
const leastHeight = 2;

/**
 * Returns the bars of days in a box, in their order. Zero is always visible and both sides have the same scale, so that
 * a loss never looks smaller than a win of the same size.
 */
export function plotBars(
  days: readonly DayResult[],
  { width, height }: { width: number; height: number },
): Plot {
  const highest = Math.max(0, ...days.map(({ amountSatang }) => amountSatang));
  const lowest = Math.min(0, ...days.map(({ amountSatang }) => amountSatang));
  const range = highest - lowest;
  const zeroY = range === 0 ? height / 2 : (highest / range) * height;
  const step = days.length === 0 ? width : width / days.length;
  const barWidth = Math.min(step * (1 - gapShare), widestBar);
  return {
    zeroY,
    bars: days.map(({ day, amountSatang }, index) => {
      const side = amountSatang > 0 ? 'above' : amountSatang < 0 ? 'below' : 'none';
      // A day with a small result keeps a visible bar.
      const length = side === 'none' ? 0 : Math.max((Math.abs(amountSatang) / range) * height, leastHeight);
      return {
        day,
        x: step * index + (step - barWidth) / 2,
        y: side === 'above' ? zeroY - length : zeroY,
        width: barWidth,
        height: length,
        side,
      };
    }),
  };
}
