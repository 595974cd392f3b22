import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bahtToSatang, satang } from '@chada/domain';
import type { MemberLevel } from './tiers.ts';
import {
  checkWithdrawal,
  largestWithdrawal,
  minimumWithdrawal,
  remainingToday,
  withdrawalLimits,
  type WithdrawalQuestion,
} from './withdrawal.ts';

const question = (changes: Partial<WithdrawalQuestion> = {}): WithdrawalQuestion => ({
  level: 1,
  amountSatang: bahtToSatang(1_000),
  creditSatang: bahtToSatang(10_000_000),
  withdrawnTodaySatang: bahtToSatang(0),
  withdrawalsToday: 0,
  minimumSatang: bahtToSatang(100),
  ...changes,
});

describe('withdrawalLimits', () => {
  it.each<[MemberLevel, number | null, number | null, number | null]>([
    [0, 100_000, null, 5],
    [1, 100_000, null, 5],
    [2, 300_000, null, null],
    [3, 500_000, null, null],
    [4, 1_000_000, 200_000, null],
    [5, null, 100_000, null],
    [6, null, 100_000, null],
  ])(
    '[TI-04] of level %d are %d baht per day, %d per withdrawal, %d withdrawals per day',
    (level, day, time, times) => {
      const inSatang = (baht: number | null) => (baht === null ? null : bahtToSatang(baht));
      expect(withdrawalLimits(level)).toEqual({
        perDaySatang: inSatang(day),
        perTimeSatang: inSatang(time),
        timesPerDay: times,
      });
    },
  );
});

describe('checkWithdrawal', () => {
  it('[TI-04] accepts what is within every limit, up to the last satang and withdrawal', () => {
    expect(checkWithdrawal(question())).toEqual({ ok: true });
    expect(checkWithdrawal(question({ amountSatang: bahtToSatang(100) }))).toEqual({ ok: true });
    expect(checkWithdrawal(question({ amountSatang: bahtToSatang(100_000), withdrawalsToday: 4 }))).toEqual({
      ok: true,
    });
    expect(checkWithdrawal(question({ creditSatang: bahtToSatang(1_000) }))).toEqual({ ok: true });
  });

  it.each<[string, Partial<WithdrawalQuestion>, object]>([
    [
      'one satang below the minimum',
      { amountSatang: satang(9_999) },
      { reason: 'belowMinimum', minimumSatang: 10_000 },
    ],
    [
      'nothing, where the minimum is 0',
      { amountSatang: satang(0), minimumSatang: satang(0) },
      { reason: 'belowMinimum', minimumSatang: 1 },
    ],
    [
      'a negative amount',
      { amountSatang: satang(-100), minimumSatang: satang(-500) },
      { reason: 'belowMinimum', minimumSatang: 1 },
    ],
    [
      'one satang above the credit',
      { creditSatang: satang(99_999) },
      { reason: 'aboveCredit', creditSatang: 99_999 },
    ],
    [
      'above one time of diamond',
      { level: 4, amountSatang: satang(20_000_001) },
      { reason: 'abovePerTime', perTimeSatang: 20_000_000 },
    ],
    [
      'one satang above what is left of the day',
      { withdrawnTodaySatang: satang(9_900_001) },
      { reason: 'aboveDayAmount', perDaySatang: 10_000_000, remainingSatang: 99_999 },
    ],
    ['the sixth time of silver', { withdrawalsToday: 5 }, { reason: 'aboveDayCount', timesPerDay: 5 }],
  ])('[TI-04] refuses %s', (_name, changes, refusal) => {
    expect(checkWithdrawal(question(changes))).toEqual({ ok: false, ...refusal });
  });

  it('[ME-06] returns the first of several reasons, in a fixed order', () => {
    const everything = question({
      level: 4,
      amountSatang: satang(30_000_000),
      creditSatang: satang(1),
      minimumSatang: satang(40_000_000),
      withdrawnTodaySatang: satang(100_000_000),
    });
    const reasonOf = (given: WithdrawalQuestion) => {
      const verdict = checkWithdrawal(given);
      return verdict.ok ? 'ok' : verdict.reason;
    };
    const enoughMinimum = { ...everything, minimumSatang: satang(1) };
    const enoughCredit = { ...enoughMinimum, creditSatang: satang(90_000_000) };
    const withinOneTime = { ...enoughCredit, amountSatang: satang(20_000_000) };
    expect([everything, enoughMinimum, enoughCredit, withinOneTime].map(reasonOf)).toEqual([
      'belowMinimum',
      'aboveCredit',
      'abovePerTime',
      'aboveDayAmount',
    ]);
    const amountAndCount = { withdrawnTodaySatang: satang(10_000_000), withdrawalsToday: 5 };
    expect(reasonOf(question(amountAndCount))).toBe('aboveDayAmount');
  });

  it('never exceeds the amount or the count of a day, however a member divides it', () => {
    const requests = fc.array(fc.integer({ min: 1, max: 30_000_000 }), { maxLength: 30 });
    const open = fc.constantFrom<MemberLevel>(0, 1, 2, 3, 4);
    fc.assert(
      fc.property(open, requests, (level, amounts) => {
        const { perDaySatang, timesPerDay, perTimeSatang } = withdrawalLimits(level);
        const day = amounts.reduce(
          (done, amount) => {
            const given = question({
              level,
              amountSatang: satang(amount),
              withdrawnTodaySatang: satang(done.amount),
              withdrawalsToday: done.times,
            });
            if (!checkWithdrawal(given).ok) return done;
            return { amount: done.amount + amount, times: done.times + 1, most: Math.max(done.most, amount) };
          },
          { amount: 0, times: 0, most: 0 },
        );
        expect(day.amount).toBeLessThanOrEqual(perDaySatang ?? Infinity);
        expect(day.times).toBeLessThanOrEqual(timesPerDay ?? Infinity);
        expect(day.most).toBeLessThanOrEqual(perTimeSatang ?? Infinity);
      }),
    );
  });
});

describe('remainingToday and largestWithdrawal', () => {
  it('[ME-06] return the remaining amount, never below zero', () => {
    const today = { level: 1, withdrawnTodaySatang: satang(4_000_000), withdrawalsToday: 2 } as const;
    expect(remainingToday(today)).toEqual({ amountSatang: 6_000_000, times: 3 });
    const over = { level: 1, withdrawnTodaySatang: satang(90_000_000), withdrawalsToday: 9 } as const;
    expect(remainingToday(over)).toEqual({ amountSatang: 0, times: 0 });
    expect(remainingToday({ ...over, level: 5 })).toEqual({ amountSatang: null, times: null });
  });

  it.each<[string, Partial<WithdrawalQuestion>, number]>([
    ['the credit', { creditSatang: satang(50_000) }, 50_000],
    ['the free part of the credit', { creditSatang: satang(50_000), lockedSatang: satang(20_000) }, 30_000],
    ['the limit of a withdrawal', { level: 4 }, 20_000_000],
    ['the rest of the day', { withdrawnTodaySatang: satang(9_000_000) }, 1_000_000],
    ['the minimum', { creditSatang: satang(10_000) }, 10_000],
    ['nothing below the minimum', { creditSatang: satang(9_999) }, 0],
    ['nothing after the last withdrawal of the day', { withdrawalsToday: 5 }, 0],
    [
      'nothing without credit, also without a minimum',
      { creditSatang: satang(0), minimumSatang: satang(0) },
      0,
    ],
    ['the credit of a tier without limits', { level: 5, creditSatang: satang(9_000_000) }, 9_000_000],
  ])('[ME-06] the largest withdrawal is %s', (_name, changes, largest) => {
    expect(largestWithdrawal(question(changes))).toBe(largest);
  });

  it('[ME-06] the largest withdrawal is accepted, and one satang more is not', () => {
    const anyQuestion = fc.record({
      level: fc.constantFrom<MemberLevel>(0, 1, 2, 3, 4, 5, 6),
      creditSatang: fc.nat(200_000_000).map(satang),
      withdrawnTodaySatang: fc.nat(120_000_000).map(satang),
      withdrawalsToday: fc.nat(6),
      minimumSatang: fc.nat(50_000).map(satang),
    });
    fc.assert(
      fc.property(anyQuestion, (given) => {
        const largest = largestWithdrawal(given);
        if (largest > 0) expect(checkWithdrawal({ ...given, amountSatang: largest })).toEqual({ ok: true });
        expect(checkWithdrawal({ ...given, amountSatang: satang(largest + 1) }).ok).toBe(false);
      }),
    );
  });
});

describe('the minimum of a self-excluded member', () => {
  const minimumSatang = satang(10_000);
  const minimum = (free: number, isExcluded: boolean) =>
    minimumWithdrawal({ minimumSatang, freeSatang: satang(free), isExcluded });

  it('is all remaining credit if that is below the minimum of the brand', () => {
    expect([9_999, 1].map((free) => minimum(free, true))).toEqual([9_999, 1]);
    expect([10_000, 10_001, 0].map((free) => minimum(free, true))).toEqual([10_000, 10_000, 10_000]);
  });
  it('is the minimum of the brand for everybody else', () => {
    expect([9_999, 1, 0].map((free) => minimum(free, false))).toEqual([10_000, 10_000, 10_000]);
  });
});
