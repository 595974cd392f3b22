import type { LogDay } from '@chada/stores/affiliate';

/** The result of one day. A negative amount is a loss. */
export type DayResult = Pick<LogDay, 'day' | 'amountSatang'>;

export interface PlotBar {
  readonly day: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly side: 'above' | 'below' | 'none';
}

export interface Plot {
  readonly zeroY: number;
  readonly bars: readonly PlotBar[];
}

const gapShare = 0.25;
const widestBar = 40;
const leastHeight = 2;

/** Computes the bars of a chart. Wins and losses share one scale, so that a loss looks as large as an equal win. */
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
      // A small amount still gets a visible bar.
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
