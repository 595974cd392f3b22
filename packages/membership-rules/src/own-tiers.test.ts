import { bahtToSatang, satang } from '@chada/domain';
import { describe, expect, it } from 'vitest';
import { openLevelsOf } from './open-tier-levels.ts';
import { tierTable, type OwnTier } from './own-tiers.ts';
import { levelFor, progressToNext } from './progression.ts';
import { tierOf } from './tiers.ts';
import { checkWithdrawal, largestWithdrawal, remainingToday, withdrawalLimits } from './withdrawal.ts';

const own: readonly OwnTier[] = [
  {
    name: 'เมล็ด',
    open: true,
    counts: 'cumulative',
    requirementSatang: 50_000,
    withdrawal: { perTimeSatang: 2_000_000, perDaySatang: 3_000_000, timesPerDay: 2 },
  },
  {
    name: 'ต้นกล้า',
    badge: 'diamond',
    open: true,
    counts: 'month',
    requirementSatang: 1_000_000,
    withdrawal: { perDaySatang: 9_000_000 },
  },
  { open: false, counts: 'month', withdrawal: { perDaySatang: 9_000_000 } },
];
const table = tierTable(own);
const deposited = (all: number, month = all) => ({
  cumulativeDepositSatang: satang(all),
  monthDepositSatang: satang(month),
});

describe('the tiers of a brand', () => {
  it('[TI-01] have their names, badges and places', () => {
    expect(table.map(({ level, title, name, status }) => [level, title, name, status])).toEqual([
      [1, 'เมล็ด', 'silver', 'open'],
      [2, 'ต้นกล้า', 'diamond', 'open'],
      [3, undefined, 'platinum', 'notOpenYet'],
    ]);
    expect(openLevelsOf(table)).toEqual([1, 2]);
    expect(openLevelsOf(undefined)).toEqual([1, 2, 3, 4]);
  });

  it.each([
    [49_999, 0, 0],
    [50_000, 0, 1],
    [9_000_000, 999_999, 1],
    [9_000_000, 1_000_000, 2],
    [900_000_000, 900_000_000, 2],
  ])('[TI-02] give for deposits of %i satang, %i in the month, the level %i', (all, month, level) => {
    expect(levelFor(deposited(all, month), table)).toBe(level);
  });

  it('[TI-02] give the progress to the next tier', () => {
    expect(progressToNext(deposited(900_000, 250_000), table)).toMatchObject({
      level: 1,
      next: 2,
      criteria: 'month',
      remainingSatang: 750_000,
      percent: 25,
    });
    expect(progressToNext(deposited(9_000_000), table)).toEqual({ level: 2, next: null });
  });

  it('[TI-04] limit withdrawals, also before the first tier', () => {
    const limits = { perTimeSatang: 2_000_000, perDaySatang: 3_000_000, timesPerDay: 2 };
    expect(withdrawalLimits(0, table)).toEqual(limits);
    expect(withdrawalLimits(1, table)).toEqual(limits);
    const today = { level: 1, withdrawnTodaySatang: satang(1_500_000), withdrawalsToday: 1 } as const;
    expect(remainingToday({ ...today, tiers: table })).toEqual({ amountSatang: 1_500_000, times: 1 });
    const question = {
      ...today,
      tiers: table,
      creditSatang: bahtToSatang(90_000),
      minimumSatang: bahtToSatang(100),
    };
    expect(largestWithdrawal(question)).toBe(1_500_000);
    expect(checkWithdrawal({ ...question, amountSatang: satang(1_500_001) })).toMatchObject({
      reason: 'aboveDayAmount',
      remainingSatang: 1_500_000,
    });
    expect(checkWithdrawal({ ...question, amountSatang: satang(2_000_001) })).toMatchObject({
      reason: 'abovePerTime',
    });
  });

  it('give a member of a removed tier the highest tier that the deposits reach', () => {
    const fewer = tierTable(own.slice(0, 1));
    expect(levelFor(deposited(9_000_000), table)).toBe(2);
    expect(levelFor(deposited(9_000_000), fewer)).toBe(1);
    expect(tierOf(2, fewer).title).toBe('เมล็ด');
    expect(withdrawalLimits(6, fewer).perDaySatang).toBe(3_000_000);
  });

  it.each([
    ['no tier', []],
    ['seven tiers', Array.from({ length: 7 }, () => own[0])],
    ['an open tier without requirement', [{ ...own[0], requirementSatang: undefined }]],
  ])('refuse %s', (_what, wrong) => {
    const some = wrong.flatMap((tier) =>
      tier ? [{ open: true, counts: 'month', withdrawal: {}, ...tier } as const] : [],
    );
    expect(() => tierTable(some)).toThrow(RangeError);
  });
});
