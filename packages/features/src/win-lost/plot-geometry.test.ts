import { describe, expect, it } from 'vitest';
import { plotBars } from './plot-geometry.ts';

const box = { width: 100, height: 100 };
const day = (amountSatang: number, index = 1) => ({ day: `2026-11-0${index}`, amountSatang });

describe('plotBars', () => {
  it('[ME-08] uses the same scale for wins and losses', () => {
    const { zeroY, bars } = plotBars([day(30_000, 1), day(-10_000, 2)], box);
    expect(zeroY).toBe(75);
    expect(bars.map(({ y, height, side }) => ({ y, height, side }))).toEqual([
      { y: 0, height: 75, side: 'above' },
      { y: 75, height: 25, side: 'below' },
    ]);
  });

  it('[ME-08] draws losses below the zero line if all days are losses', () => {
    const { zeroY, bars } = plotBars([day(-100, 1), day(-400, 2)], box);
    expect(zeroY).toBe(0);
    expect(bars.map(({ height }) => height)).toEqual([25, 100]);
  });

  it('[ME-08] draws no bar for a result of zero', () => {
    expect(plotBars([day(0)], box)).toMatchObject({ zeroY: 50, bars: [{ height: 0, side: 'none' }] });
    expect(plotBars([], box).bars).toEqual([]);
  });

  it('[ME-08] keeps every bar of a year within the box', () => {
    const year = Array.from({ length: 366 }, (_, index) => day((index % 7) * 1000 - 3000, 1));
    for (const bar of plotBars(year, box).bars) {
      expect(bar.x).toBeGreaterThanOrEqual(0);
      expect(bar.x + bar.width).toBeLessThanOrEqual(100.001);
      expect(bar.y + bar.height).toBeLessThanOrEqual(100 + 2);
    }
  });
});
