import { describe, expect, it } from 'vitest';
import { satang } from '@chada/domain';
import { freeCredit, lockedCredit, requiredTurnover } from './turnover.ts';
import { checkWithdrawal, largestWithdrawal, type WithdrawalQuestion } from './withdrawal.ts';

const bonus = (bonusSatang: number, requiredSatang: number, doneSatang: number) => ({
  bonusSatang: satang(bonusSatang),
  requiredSatang: satang(requiredSatang),
  doneSatang: satang(doneSatang),
});

describe('the stakes that a bonus requires', () => {
  it.each([
    [100_000, 0, 0],
    [100_000, 1, 100_000],
    [33, 5, 165],
  ])('%i satang, %i times: %i', (amount, multiple, required) => {
    expect(requiredTurnover(satang(amount), multiple)).toBe(required);
  });
  it.each([-1, 1.5, Number.NaN])('refuses a multiple of %d', (multiple) => {
    expect(() => requiredTurnover(satang(1), multiple)).toThrow(
      new RangeError(`A turnover multiple is an integer of at least 0, got ${multiple}`),
    );
  });
});

describe('locked credit', () => {
  it.each([
    ['no bonus', [], 770_000, 0],
    ['a bonus without terms', [bonus(100_000, 0, 0)], 770_000, 0],
    ['nothing staked', [bonus(100_000, 500_000, 0)], 770_000, 100_000],
    ['one satang missing', [bonus(100_000, 500_000, 499_999)], 770_000, 100_000],
    ['all staked', [bonus(100_000, 500_000, 500_000)], 770_000, 0],
    ['two, one done', [bonus(100_000, 500_000, 500_000), bonus(30_000, 60_000, 1)], 770_000, 30_000],
    ['less credit than bonus', [bonus(100_000, 500_000, 0)], 40_000, 40_000],
  ])('%s', (_, bonuses, credit, locked) => {
    expect(lockedCredit(bonuses, satang(credit))).toBe(locked);
  });
});

describe('free credit', () => {
  it.each([
    [undefined, 500, 500],
    [0, 500, 500],
    [499, 500, 1],
    [500, 500, 0],
    [501, 500, 0],
  ])('with %s of %i satang locked', (locked, credit, free) => {
    expect(freeCredit(satang(credit), locked === undefined ? undefined : satang(locked))).toBe(free);
  });
});

describe('a withdrawal with locked credit', () => {
  const question: WithdrawalQuestion = {
    level: 1,
    withdrawnTodaySatang: satang(0),
    withdrawalsToday: 0,
    amountSatang: satang(670_001),
    creditSatang: satang(770_000),
    minimumSatang: satang(10_000),
    lockedSatang: satang(100_000),
  };
  it('is refused above the free amount, with both figures', () => {
    expect(checkWithdrawal(question)).toEqual({
      ok: false,
      reason: 'bonusLocked',
      lockedSatang: 100_000,
      freeSatang: 670_000,
    });
  });
  it('is accepted up to the exact free amount', () => {
    expect(checkWithdrawal({ ...question, amountSatang: satang(670_000) })).toEqual({ ok: true });
    expect(largestWithdrawal(question)).toBe(670_000);
  });
});
