import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { satang } from '@chada/domain';
import {
  dayRefund,
  defaultRefundTable,
  isRefundPercent,
  lossRefund,
  resolveRefundPercent,
  tierTableRefunds,
} from './refund.ts';
import type { TierLevel } from './tiers.ts';

const levels: readonly TierLevel[] = [1, 2, 3, 4, 5];

describe('refund percent', () => {
  it('[RO-04] is 5, 5, 8, 12, 15 for a client without a table', () => {
    expect(levels.map((level) => resolveRefundPercent(level))).toEqual([5, 5, 8, 12, 15]);
    expect(levels.map((level) => resolveRefundPercent(level, defaultRefundTable))).toEqual([5, 5, 8, 12, 15]);
  });

  it('[TI-03] is 5, 5, 7, 10, 15 in the tier table', () => {
    expect(levels.map((level) => resolveRefundPercent(level, tierTableRefunds))).toEqual([5, 5, 7, 10, 15]);
  });

  it('[TI-03] of level 6 is that of level 5', () => {
    expect([resolveRefundPercent(6), resolveRefundPercent(6, tierTableRefunds)]).toEqual([15, 15]);
  });

  it("[RD-01] comes from the client's own table", () => {
    const own = { 1: 7, 2: 7, 3: 9, 4: 10, 5: 10, 6: 10 };
    expect(levels.map((level) => resolveRefundPercent(level, own))).toEqual([7, 7, 9, 10, 10]);
  });

  it('is 0 before the first deposit', () => {
    expect([resolveRefundPercent(0), resolveRefundPercent(0, tierTableRefunds)]).toEqual([0, 0]);
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

  it('[RD-07] is exact for every loss up to the largest, rounded down to a satang', () => {
    const losses = fc.maxSafeNat();
    fc.assert(
      fc.property(losses, fc.integer({ min: 0, max: 100 }), (loss, percent) => {
        const exact = (BigInt(loss) * BigInt(percent)) / 100n;
        expect(BigInt(lossRefund({ netLossSatang: satang(loss), percent }))).toBe(exact);
      }),
    );
  });

  it.each([-1, 101, 7.5, Number.NaN])('refuses %d percent', (percent) => {
    expect(isRefundPercent(percent)).toBe(false);
    expect(() => lossRefund({ netLossSatang: satang(100), percent })).toThrow(
      new RangeError(`A refund is an integer percentage from 0 to 100, got ${percent}`),
    );
  });

  it.each([0, 1, 100])('may be %d percent', (percent) => expect(isRefundPercent(percent)).toBe(true));
});

describe('dayRefund', () => {
  const of = (results: readonly number[], level: 0 | TierLevel = 1, clientTable = tierTableRefunds) =>
    dayRefund({ resultsSatang: results.map(satang), level, clientTable });

  it.each([
    [[-10_000], { netLossSatang: 10_000, percent: 5, refundSatang: 500 }],
    [[-10_000, 4_000, -1_000], { netLossSatang: 7_000, percent: 5, refundSatang: 350 }],
    [[-10_000, 10_000], { netLossSatang: 0, percent: 5, refundSatang: 0 }],
    [[-10_000, 25_000], { netLossSatang: 0, percent: 5, refundSatang: 0 }],
    [[], { netLossSatang: 0, percent: 5, refundSatang: 0 }],
    // The exact refund is 9.95 satang, which is rounded down.
    [[-99, -100], { netLossSatang: 199, percent: 5, refundSatang: 9 }],
  ])('[TI-03] of the results %j is %j', (results, refund) => {
    expect(of(results)).toEqual(refund);
  });

  it("[RO-04] uses the percent of the level in the client's table", () => {
    const own = { 1: 7, 2: 7, 3: 9, 4: 10, 5: 10, 6: 10 };
    const percents = levels.map((level) => of([-10_000], level, own).refundSatang);
    expect(percents).toEqual([700, 700, 900, 1_000, 1_000]);
    expect(dayRefund({ resultsSatang: [satang(-10_000)], level: 3 }).refundSatang).toBe(800);
    expect(of([-10_000], 0).refundSatang).toBe(0);
  });

  it('[TI-03] is between zero and the loss, decreases with every win, and ignores the order', () => {
    const results = fc.array(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { maxLength: 20 });
    const tables = fc.constantFrom(defaultRefundTable, tierTableRefunds);
    fc.assert(
      fc.property(results, fc.constantFrom(...levels), tables, fc.nat(), (games, level, table, win) => {
        const { refundSatang, netLossSatang } = of(games, level, table);
        expect(refundSatang).toBeGreaterThanOrEqual(0);
        expect(refundSatang).toBeLessThanOrEqual(netLossSatang);
        expect(of([...games, win], level, table).refundSatang).toBeLessThanOrEqual(refundSatang);
        expect(of([...games].reverse(), level, table).refundSatang).toBe(refundSatang);
      }),
    );
  });
});
