import { describe, expect, it } from 'vitest';
import { openBonusWindow, secondOfDay } from './bonus-window.ts';

const first = { ratePercent: 10, maxSatang: 50_000, start: '12:00', end: '14:00' };
const second = { ratePercent: 15, maxSatang: 100_000, start: '13:00', end: '15:00' };

describe('secondOfDay', () => {
  it.each([
    ['00:00', 0],
    ['00:00:00', 0],
    ['12:00', 43_200],
    ['12:00:00', 43_200],
    ['23:59', 86_340],
    ['23:59:59', 86_399],
  ])('returns the second of %s', (time, expected) => {
    expect(secondOfDay(time)).toBe(expected);
  });
});

it.each(['', '12', '24:00', '12:60', '12:00:60', '9:00', '12:00 '])('secondOfDay refuses %j', (time) => {
  expect(() => secondOfDay(time)).toThrow(RangeError);
});

describe('[EN-03] [PR-01] openBonusWindow', () => {
  it.each([
    ['11:59', undefined],
    ['12:00', first],
    ['13:59', first],
    ['14:00', second],
    ['14:59', second],
    ['15:00', undefined],
  ])('returns the first open window, without its end: %s', (time, window) => {
    expect(openBonusWindow([first, second], time)).toBe(window);
  });

  it.each([
    ['has no rate', { ratePercent: 0 }],
    ['has no maximum', { maxSatang: 0 }],
    ['ends when it starts', { end: '12:00' }],
  ])('skips a window that %s', (_what, change) => {
    expect(openBonusWindow([{ ...first, ...change }, second], '13:30')).toBe(second);
    expect(openBonusWindow([{ ...first, ...change }, second], '12:00')).toBeUndefined();
  });

  it.each([
    ['21:59:59', false],
    ['22:00:00', true],
    ['00:00:00', true],
    ['01:59:59', true],
    ['02:00:00', false],
  ])('supports a window that crosses midnight, and seconds: %s', (time, isOpen) => {
    const late = { ...first, start: '22:00:00', end: '02:00:00' };
    expect(openBonusWindow([late], time)).toBe(isOpen ? late : undefined);
  });

  it.each([
    ['12:00', '14:00', '12:00:00', true],
    ['12:00', '14:00', '13:59:59', true],
    ['12:00', '14:00', '14:00:00', false],
    ['12:00:00', '14:00:00', '12:00', true],
    ['12:00:00', '14:00:00', '14:00', false],
    ['12:00', '14:00:00', '12:00:00', true],
    ['12:00:00', '14:00', '14:00:00', false],
    ['12:00', '12:00:00', '12:00', false],
    ['12:00:00', '12:00', '11:59:59', false],
    ['22:00', '02:00:00', '01:59:59', true],
    ['22:00:00', '02:00', '02:00:00', false],
  ])('compares mixed formats: from %s to %s at %s', (start, end, time, isOpen) => {
    const window = { ...first, start, end };
    expect(openBonusWindow([window], time)).toBe(isOpen ? window : undefined);
  });

  it.each([
    ['00:00:00', '23:59:59', '00:00:00', true],
    ['00:00:00', '23:59:59', '23:59:00', true],
    ['00:00:00', '23:59:59', '23:59:58', true],
    ['00:00:00', '23:59:59', '23:59:59', false],
    ['23:59:59', '00:00:00', '23:59:59', true],
    ['23:59:59', '00:00:00', '00:00:00', false],
    ['12:00:10', '12:00:50', '12:00', false],
    ['12:00:10', '12:00:50', '12:00:10', true],
    ['12:00:10', '12:00:50', '12:00:49', true],
    ['12:00:10', '12:00:50', '12:00:50', false],
  ])('compares seconds: from %s to %s at %s', (start, end, time, isOpen) => {
    const window = { ...first, start, end };
    expect(openBonusWindow([window], time)).toBe(isOpen ? window : undefined);
  });
});
