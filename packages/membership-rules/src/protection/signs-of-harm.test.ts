import { describe, expect, it } from 'vitest';
import { isCareNoticeDismissed, signsOfHarm, type HarmFacts } from './signs-of-harm.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const HOUR = 3_600_000;
const ago = (days: number, hours = 0) => new Date(now.getTime() - days * 24 * HOUR - hours * HOUR);
const none: HarmFacts = { deposits: [], losses: [], spans: [], limitAttempts: [] };
const kinds = (facts: Partial<HarmFacts>) => signsOfHarm({ ...none, ...facts }, now);
const depositsOf = (...events: [days: number, amount: number][]) =>
  events.map(([days, amount]) => ({ at: ago(days), amount }));

describe('signs of harm', () => {
  it('are none without events', () => expect(kinds({})).toEqual([]));

  it('are deposits that double within a week, in at least three deposits', () => {
    const before = depositsOf([10, 10_000], [17, 10_000], [24, 10_000], [31, 10_000]);
    const doubled = depositsOf([1, 10_000], [2, 5_000], [3, 5_000]);
    expect(kinds({ deposits: [...before, ...doubled] })).toEqual([{ kind: 'risingDeposits', count: 3 }]);
    expect(kinds({ deposits: [...before, ...depositsOf([1, 10_000], [2, 5_000], [3, 4_999])] })).toEqual([]);
    expect(kinds({ deposits: [...before, ...depositsOf([1, 15_000], [2, 15_000])] })).toEqual([]);
    expect(kinds({ deposits: doubled })).toEqual([]);
  });

  it('are three deposits within an hour after a loss', () => {
    const losses = [1, 2, 3].map((days) => ({ at: ago(days, 1), amount: 100 }));
    const deposits = depositsOf([1, 1], [2, 1], [3, 1]);
    expect(kinds({ deposits, losses })).toEqual([{ kind: 'chasing', count: 3 }]);
    expect(kinds({ deposits: deposits.slice(1), losses })).toEqual([]);
    const later = deposits.map(({ at, amount }) => ({ at: new Date(at.getTime() + 1), amount }));
    expect(kinds({ deposits: later, losses })).toEqual([]);
    const sooner = deposits.map(({ at, amount }) => ({ at: new Date(at.getTime() - 2 * HOUR), amount }));
    expect(kinds({ deposits: sooner, losses })).toEqual([]);
  });

  it('are four nights with half an hour of play in two weeks', () => {
    const night = (day: number, minutes: number) => {
      const start = new Date(Date.UTC(2026, 10, day, 18));
      return { start, end: new Date(start.getTime() + minutes * 60_000) };
    };
    const nights = [10, 12, 14, 18].map((day) => night(day, 30));
    expect(kinds({ spans: nights })).toEqual([{ kind: 'nights', count: 4 }]);
    expect(kinds({ spans: [...nights.slice(1), night(10, 29)] })).toEqual([]);
    expect(kinds({ spans: [...nights.slice(1), night(1, 30)] })).toEqual([]);
  });

  it('are three attempts at a limit in a week', () => {
    expect(kinds({ limitAttempts: [ago(1), ago(2), ago(7)] })).toEqual([{ kind: 'limitAttempts', count: 3 }]);
    expect(kinds({ limitAttempts: [ago(1), ago(2), ago(7, 1)] })).toEqual([]);
  });
});

it('a dismissed care notice stays away for a week', () => {
  expect(isCareNoticeDismissed(null, now)).toBe(false);
  expect(isCareNoticeDismissed(ago(0), now)).toBe(true);
  expect(isCareNoticeDismissed(new Date(ago(7).getTime() + 1), now)).toBe(true);
  expect(isCareNoticeDismissed(ago(7), now)).toBe(false);
});
