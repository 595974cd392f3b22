import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { satang } from './money.ts';
import { defaultRefundTable, lossRefund, resolveRefundPercent, tierTableRefunds } from './refund.ts';
import type { TierLevel } from './tiers.ts';

const levels: readonly TierLevel[] = [1, 2, 3, 4, 5];

describe('refund percent', () => {
  it('[RO-04] without a table of the client is 5, 5, 8, 12, 15', () => {
    expect(levels.map((level) => resolveRefundPercent(level))).toEqual([5, 5, 8, 12, 15]);
    expect(levels.map((level) => resolveRefundPercent(level, defaultRefundTable))).toEqual([5, 5, 8, 12, 15]);
  });

  it('[TI-03] of the tier table is 5, 5, 7, 10, 15', () => {
    expect(levels.map((level) => resolveRefundPercent(level, tierTableRefunds))).toEqual([5, 5, 7, 10, 15]);
  });

  it("[RD-01] is the client's own where it has a table", () => {
    const own = { 1: 7, 2: 7, 3: 9, 4: 10, 5: 10, 6: 10 };
    expect(levels.map((level) => resolveRefundPercent(level, own))).toEqual([7, 7, 9, 10, 10]);
  });

  it('is nothing before the first deposit', () => {
    expect(resolveRefundPercent(0)).toBe(0);
  });
});

describe('lossRefund', () => {
  it.each([
    [100_000, 5, 5_000],
    [199, 5, 9],
    [19, 5, 0],
    [20, 5, 1],
    [0, 15, 0],
    [-5_000, 15, 0],
    [12_345, 0, 0],
    [12_345, 100, 12_345],
  ])('[TI-03] of a net loss of %d satang at %d percent is %d', (loss, percent, refund) => {
    expect(lossRefund({ netLossSatang: satang(loss), percent })).toBe(refund);
  });

  it('[RD-07] is exact, parts of a satang dropped, for every loss up to the largest', () => {
    const losses = fc.maxSafeNat();
    fc.assert(
      fc.property(losses, fc.integer({ min: 0, max: 100 }), (loss, percent) => {
        const exact = (BigInt(loss) * BigInt(percent)) / 100n;
        expect(BigInt(lossRefund({ netLossSatang: satang(loss), percent }))).toBe(exact);
      }),
    );
  });

  it.each([-1, 101, 7.5, Number.NaN])('refuses %d percent', (percent) => {
    expect(() => lossRefund({ netLossSatang: satang(100), percent })).toThrow(RangeError);
  });
});
