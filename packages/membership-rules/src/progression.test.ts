import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bahtToSatang, satang } from '@chada/domain';
import { levelFor, progressToNext, type Deposited } from './progression.ts';
import { tierOf } from './tiers.ts';

const deposited = (cumulativeBaht: number, monthBaht: number): Deposited => ({
  cumulativeDepositSatang: bahtToSatang(cumulativeBaht),
  monthDepositSatang: bahtToSatang(monthBaht),
});

const anyDeposits = fc
  .tuple(
    fc.constantFrom(0, 1, 50_000, 300_000, 1_000_000, 5_000_000, 99_999_999),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([baht, offset]) => Math.max(0, baht * 100 + offset))
  .chain((month) => fc.tuple(fc.constant(month), fc.integer({ min: month, max: month + 10_000_000 })))
  .map(([month, cumulative]) => ({
    monthDepositSatang: satang(month),
    cumulativeDepositSatang: satang(cumulative),
  }));

describe('levelFor', () => {
  it.each([
    [0, 0, 0],
    [1, 1, 1],
    [49_999, 49_999, 1],
    [50_000, 0, 2],
    [10_000_000, 0, 2],
    [10_000_000, 299_999, 2],
    [300_000, 300_000, 3],
    [999_999, 999_999, 3],
    [1_000_000, 1_000_000, 4],
    [5_000_000, 5_000_000, 4],
    [99_999_999, 99_999_999, 4],
  ])('[TI-02] of %d baht in total and %d this month is %d', (cumulative, month, level) => {
    expect(levelFor(deposited(cumulative, month))).toBe(level);
  });

  it('[TI-02] changes at the exact satang of a requirement', () => {
    const cumulativeDepositSatang = satang(100_000_000);
    expect(levelFor({ cumulativeDepositSatang, monthDepositSatang: satang(29_999_999) })).toBe(2);
    expect(levelFor({ cumulativeDepositSatang, monthDepositSatang: satang(30_000_000) })).toBe(3);
  });

  it('[RD-11] never returns a disabled tier, and never falls with another deposit', () => {
    fc.assert(
      fc.property(anyDeposits, fc.nat(1_000_000), (before, more) => {
        const after = {
          cumulativeDepositSatang: satang(before.cumulativeDepositSatang + more),
          monthDepositSatang: satang(before.monthDepositSatang + more),
        };
        const level = levelFor(before);
        expect(level === 0 || !tierOf(level).disabled).toBe(true);
        expect(levelFor(after)).toBeGreaterThanOrEqual(level);
      }),
    );
  });
});

describe('progressToNext', () => {
  it('[TI-02] counts all deposits towards gold', () => {
    expect(progressToNext(deposited(20_000, 500))).toEqual({
      level: 1,
      next: 2,
      criteria: 'cumulative',
      requirementSatang: 5_000_000,
      reachedSatang: 2_000_000,
      remainingSatang: 3_000_000,
      percent: 40,
    });
  });

  it("[TI-02] counts only this month's deposits towards platinum", () => {
    expect(progressToNext(deposited(9_000_000, 75_000))).toMatchObject({
      level: 2,
      next: 3,
      criteria: 'month',
      remainingSatang: 22_500_000,
      percent: 25,
    });
  });

  it('[RD-11] ends at diamond, since vip is disabled', () => {
    expect(progressToNext(deposited(1_000_000, 1_000_000))).toEqual({ level: 4, next: null });
  });

  it('starts a new member on the way to silver', () => {
    expect(progressToNext(deposited(0, 0))).toMatchObject({
      level: 0,
      next: 1,
      remainingSatang: 100,
      percent: 0,
    });
  });

  it('is exact: a deposit of the remaining amount reaches the next level, and one satang less does not', () => {
    fc.assert(
      fc.property(anyDeposits, (before) => {
        const progress = progressToNext(before);
        if (progress.next === null) return;
        const plus = (more: number) =>
          levelFor({
            cumulativeDepositSatang: satang(before.cumulativeDepositSatang + more),
            monthDepositSatang: satang(before.monthDepositSatang + more),
          });
        expect(plus(progress.remainingSatang)).toBeGreaterThanOrEqual(progress.next);
        expect(plus(progress.remainingSatang - 1)).toBeLessThan(progress.next);
        expect(progress.reachedSatang + progress.remainingSatang).toBe(progress.requirementSatang);
        expect(progress.percent).toBeLessThan(100);
      }),
    );
  });
});
