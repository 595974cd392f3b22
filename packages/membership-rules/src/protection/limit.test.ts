import { bahtToSatang, bangkokMonth, limitKinds, limitPeriods } from '@chada/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkLimits,
  fitsFrom,
  isLimitValue,
  largestLimit,
  smallestRemaining,
  limitUse,
  opensLater,
  periodEnd,
  periodStart,
  type CountedEvent,
  type Limit,
} from '../index.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const HOUR = 3_600_000;
const ago = (hours: number, amount: number): CountedEvent => ({
  at: new Date(now.getTime() - hours * HOUR),
  amount,
});
const limit = (changes: Partial<Limit> = {}): Limit => ({
  kind: 'deposit',
  period: 'day',
  value: 100_000,
  ...changes,
});
const inPast = fc.record({
  hours: fc.integer({ min: 0, max: 900 }),
  amount: fc.integer({ min: 1, max: 60_000 }),
});
const anyEvents = fc
  .array(inPast, { maxLength: 20 })
  .map((list) => list.map((item) => ago(item.hours, item.amount)));
const anyLimit = fc.record({
  kind: fc.constantFrom(...limitKinds),
  period: fc.constantFrom(...limitPeriods),
  value: fc.integer({ min: 1, max: 200_000 }),
});

describe('the value of a limit', () => {
  it.each([0, -1, 0.5, Number.NaN, Infinity, bahtToSatang(1_000_000_000) + 1, 2 ** 53])(
    'is never %d satang',
    (value) => expect(isLimitValue('deposit', 'day', value)).toBe(false),
  );
  it.each([1, bahtToSatang(1_000_000_000)])('may be %d satang', (value) =>
    expect(isLimitValue('stake', 'month', value)).toBe(true),
  );
  it.each([
    ['day', 1_440],
    ['week', 10_080],
    ['month', 44_640],
  ] as const)('of session time in a %s is at most %d minutes', (period, max) => {
    expect(largestLimit('session', period)).toBe(max);
    expect(isLimitValue('session', period, max)).toBe(true);
    expect(isLimitValue('session', period, max + 1)).toBe(false);
  });
});

describe('a period', () => {
  it('of a day counts the last 24 hours, and no event that is 24 hours old', () => {
    expect(limitUse(limit(), [ago(24, 50_000), ago(23, 30_000)], now).used).toBe(30_000);
  });
  it('of a week counts the last 7 days', () => {
    const events = [ago(168, 1), ago(167, 20)];
    expect(limitUse(limit({ period: 'week' }), events, now).used).toBe(20);
  });
  it('of a month begins with the first instant of the month in Bangkok', () => {
    const month = limit({ period: 'month' });
    const events = ['2026-10-31T16:59:59.999Z', '2026-10-31T17:00:00.000Z'].map((at, index) => ({
      at: new Date(at),
      amount: index + 1,
    }));
    expect(limitUse(month, events, now).used).toBe(2);
    expect(periodEnd('month', now)).toEqual(new Date('2026-11-30T17:00:00.000Z'));
  });
  it('of a month never includes two months', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2031-01-01'), noInvalidDate: true }),
        (at) => {
          expect(bangkokMonth(periodStart('month', at))).toBe(bangkokMonth(at));
          expect(bangkokMonth(periodEnd('month', at))).not.toBe(bangkokMonth(at));
          expect(periodStart('month', periodEnd('month', at))).toEqual(periodEnd('month', at));
        },
      ),
    );
  });
  it('counts an event that a process with a faster clock has stored', () => {
    expect(limitUse(limit(), [ago(-1, 40_000)], now).used).toBe(40_000);
  });
});

describe('the use of a limit', () => {
  it.each([
    [79_999, false, false],
    [80_000, true, false],
    [99_999, true, false],
    [100_000, true, true],
    [120_000, true, true],
  ])('at %d of 100,000 is near: %s, reached: %s', (amount, isNear, isReached) => {
    const use = limitUse(limit(), [ago(2, amount)], now);
    expect(use).toMatchObject({ isNear, isReached, left: Math.max(0, 100_000 - amount) });
    expect(use.opensAt).toEqual(isReached ? new Date(now.getTime() + 22 * HOUR) : null);
  });
  it('has the limit, and a part that opens only if the limit is reached', () => {
    const events = [ago(3, 90_000), ago(1, 20_000)];
    expect(limitUse(limit(), events, now)).toStrictEqual({
      ...limit(),
      used: 110_000,
      left: 0,
      isNear: true,
      isReached: true,
      opensAt: new Date(now.getTime() + 21 * HOUR),
    });
  });
  it('counts a win against a loss', () => {
    const loss = limit({ kind: 'loss' });
    expect(limitUse(loss, [ago(3, 90_000), ago(2, -50_000)], now)).toMatchObject({
      used: 40_000,
      left: 60_000,
    });
    expect(limitUse(loss, [ago(2, -50_000)], now)).toMatchObject({ used: -50_000, left: 150_000 });
  });
});

describe('checkLimits', () => {
  it('lets the lowest of several limits decide, and names the one that opens last', () => {
    const day = limit({ value: 50_000 });
    const week = limit({ period: 'week', value: 60_000 });
    const month = limit({ period: 'month', value: 900_000 });
    const events = [ago(2, 45_000)];
    const check = (amount: number) => checkLimits([day, week, month], { amount, events, now });
    expect(check(5_000)).toEqual({ ok: true });
    expect(check(5_001)).toMatchObject({
      ok: false,
      limit: day,
      left: 5_000,
      opensAt: new Date(now.getTime() + 22 * HOUR),
    });
    expect(check(15_001)).toMatchObject({
      ok: false,
      limit: week,
      opensAt: new Date(now.getTime() + 166 * HOUR),
    });
    expect(check(60_001)).toMatchObject({ ok: false, opensAt: null });
    expect(checkLimits([], { amount: 1e9, events, now })).toEqual({ ok: true });
  });

  it('names the limit that opens last, in any order of the limits', () => {
    const day = limit({ value: 50_000 });
    const week = limit({ period: 'week', value: 60_000 });
    const small = limit({ period: 'week', value: 15_000 });
    const check = (...limits: Limit[]) =>
      checkLimits(limits, { amount: 15_001, events: [ago(2, 45_000)], now });
    for (const limits of [
      [day, week],
      [week, day],
    ])
      expect(check(...limits)).toMatchObject({ limit: week, opensAt: new Date(now.getTime() + 166 * HOUR) });
    for (const limits of [
      [day, small],
      [small, day],
    ])
      expect(check(...limits)).toMatchObject({ limit: small, opensAt: null });
  });

  it('[promise 11] never lets the sum of a period exceed a limit, however a member divides it', () => {
    const steps = fc.array(fc.record({ wait: fc.nat(30), amount: fc.integer({ min: 1, max: 90_000 }) }), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(fc.array(anyLimit, { minLength: 1, maxLength: 3 }), steps, (limits, changes) => {
        const done: CountedEvent[] = [];
        let at = now.getTime();
        for (const { wait, amount } of changes) {
          at += wait * HOUR;
          const moment = new Date(at);
          if (checkLimits(limits, { amount, events: done, now: moment }).ok)
            done.push({ at: moment, amount });
          for (const current of limits)
            expect(limitUse(current, done, moment).used).toBeLessThanOrEqual(current.value);
        }
      }),
    );
  });

  it('opens at the named time, and not a millisecond earlier', () => {
    fc.assert(
      fc.property(anyLimit, anyEvents, fc.integer({ min: 1, max: 90_000 }), (anyOneLimit, events, amount) => {
        const verdict = checkLimits([anyOneLimit], { amount, events, now });
        if (verdict.ok || verdict.opensAt === null) return;
        const at = (ms: number) => new Date((verdict.opensAt?.getTime() ?? 0) + ms);
        expect(checkLimits([anyOneLimit], { amount, events, now: at(0) }).ok).toBe(true);
        expect(checkLimits([anyOneLimit], { amount, events, now: at(-1) }).ok).toBe(false);
      }),
    );
  });

  it('never opens for an amount above the limit', () => {
    fc.assert(
      fc.property(anyLimit, anyEvents, (anyOneLimit, events) => {
        expect(fitsFrom(anyOneLimit, { amount: anyOneLimit.value + 1, events, now })).toBeNull();
        expect(fitsFrom(anyOneLimit, { amount: anyOneLimit.value, events, now })).not.toBeNull();
      }),
    );
  });
});

describe('the time at which a limit permits an amount', () => {
  const hours = (count: number) => new Date(now.getTime() + count * HOUR);
  const opens = (period: Limit['period'], amount: number, ...events: readonly CountedEvent[]) =>
    fitsFrom({ period, value: 100 }, { amount, events, now });

  it('is now if the amount fits', () => {
    expect(opens('day', 40, ago(2, 60))).toEqual(now);
    expect(opens('day', 100)).toEqual(now);
    expect(opens('day', 100, ago(24, 60))).toEqual(now);
  });

  it('is the end of the events that make room', () => {
    expect(opens('day', 41, ago(2, 60))).toEqual(hours(22));
    expect(opens('day', 50, ago(1, 60), ago(3, 20), ago(2, 20))).toEqual(hours(23));
    expect(opens('day', 20, ago(1, 60), ago(3, 20), ago(2, 20))).toEqual(hours(21));
    expect(opens('day', 30, ago(1, 60), ago(3, 20), ago(2, 20))).toEqual(hours(22));
    expect(opens('week', 41, ago(2, 60))).toEqual(hours(166));
    expect(opens('day', 101, ago(2, 60))).toBeNull();
    const oldest = { at: new Date(now.getTime() - 24 * HOUR + 1), amount: 60 };
    expect(opens('day', 41, oldest)).toEqual(new Date(now.getTime() + 1));
  });

  it('is the end of all events that end together', () => {
    expect(opens('day', 30, ago(2, 60), ago(2, 40), ago(2, -10))).toEqual(hours(22));
    expect(opens('day', 95, ago(2, 60), ago(2, -40), ago(1, 10))).toEqual(hours(23));
  });

  it('is the end of the month, also for events that another clock stored in the next', () => {
    const end = new Date('2026-11-30T17:00:00.000Z');
    expect(opens('month', 41, ago(2, 60))).toEqual(end);
    const next = { at: new Date('2026-12-01T05:00:00.000Z'), amount: 60 };
    expect(opens('month', 41, next)).toEqual(new Date('2026-12-31T17:00:00.000Z'));
    expect(opens('month', 41, { ...next, at: end })).toEqual(new Date('2026-12-31T17:00:00.000Z'));
  });
});

it('of two limits, the one without an end opens later', () => {
  const [early, late] = [new Date(1), new Date(2)];
  expect([opensLater(early, late), opensLater(late, early), opensLater(early, early)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([opensLater(null, early), opensLater(early, null), opensLater(null, null)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('smallestRemaining', () => {
  it('is the first of the limits with the least left, which is never negative', () => {
    const day = limit({ value: 50 });
    const week = limit({ period: 'week', value: 90 });
    expect(smallestRemaining([week, day], [ago(2, 20)], now)).toEqual({ limit: day, left: 30 });
    expect(smallestRemaining([week, day], [ago(2, 20), ago(30, 60)], now)).toEqual({ limit: week, left: 10 });
    expect(smallestRemaining([day, week], [ago(2, 95)], now)).toEqual({ limit: day, left: 0 });
    expect(smallestRemaining([day, limit({ kind: 'loss', value: 50 })], [], now)).toEqual({
      limit: day,
      left: 50,
    });
  });

  it('is what all limits permit, and one more is refused', () => {
    fc.assert(
      fc.property(fc.array(anyLimit, { minLength: 1, maxLength: 4 }), anyEvents, (limits, events) => {
        const left = smallestRemaining(limits, events, now)?.left ?? -1;
        const check = (amount: number) => checkLimits(limits, { amount, events, now }).ok;
        if (left > 0) expect(check(left)).toBe(true);
        expect(check(left + 1)).toBe(false);
      }),
    );
    expect(smallestRemaining([], [], now)).toBeNull();
  });
});
