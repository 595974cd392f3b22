import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeLimit, raiseState } from '../index.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const later = (hours: number, ms = 0) => new Date(now.getTime() + hours * 3_600_000 + ms);
const at = { now, coolingHours: 24 };

describe('a change of a limit', () => {
  it.each([
    ['the first limit', null, 500],
    ['a lower limit', 501, 500],
  ])('to %s takes effect at once', (_, current, expected) =>
    expect(changeLimit(current, expected, at)).toEqual({ effect: 'atOnce', value: 500 }),
  );
  it.each([
    ['a higher limit', 501],
    ['no limit', null],
  ])('to %s waits for the cooling period', (_, expected) =>
    expect(changeLimit(500, expected, at)).toEqual({
      effect: 'afterCooling',
      raise: { value: expected, confirmableAt: later(24), expiresAt: later(24 + 168) },
    }),
  );
  it.each([500, null])('to the same value %s changes nothing', (value) =>
    expect(changeLimit(value, value, at)).toEqual({ effect: 'none' }),
  );
  it('cools for the configured hours, and never less than 24', () => {
    const wait = (coolingHours: number) => {
      const change = changeLimit(1, 2, { now, coolingHours });
      return change.effect === 'afterCooling' ? change.raise.confirmableAt : undefined;
    };
    expect([wait(72), wait(24), wait(1)]).toEqual([later(72), later(24), later(24)]);
  });
  it('never raises a limit at once', () => {
    const value = fc.option(fc.integer({ min: 1, max: 1e9 }));
    fc.assert(
      fc.property(value, value, (current, expected) => {
        const change = changeLimit(current, expected, at);
        if (change.effect === 'atOnce') expect(change.value).toBeLessThan(current ?? Infinity);
      }),
    );
  });
});

describe('a raise', () => {
  const raise = { value: 900, confirmableAt: later(24), expiresAt: later(192) };
  it.each([
    ['a millisecond before its time', later(24, -1), 'cooling'],
    ['at its time', later(24), 'confirmable'],
    ['just before it lapses', later(192, -1), 'confirmable'],
    ['after a week', later(192), 'lapsed'],
  ])('%s is in the right state', (_, time, state) => expect(raiseState(raise, time)).toBe(state));
});
