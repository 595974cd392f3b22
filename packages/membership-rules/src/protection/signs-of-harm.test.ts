import { describe, expect, it } from 'vitest';
import { harmSince, isCareNoticeDismissed, signsOfHarm, type HarmFacts } from './signs-of-harm.ts';

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

  it('compare the last 7 days with the 28 days before', () => {
    const recent = depositsOf([0, 100], [1, 100], [7, 100]);
    const before = (...days: readonly number[]) =>
      depositsOf(...days.map((day): [number, number] => [day, 600]));
    const rising = [{ kind: 'risingDeposits', count: 3 }];
    expect(kinds({ deposits: [...before(35), ...recent] })).toEqual(rising);
    expect(kinds({ deposits: [...before(8), ...recent] })).toEqual(rising);
    expect(kinds({ deposits: [...before(36), ...recent] })).toEqual([]);
    const justBefore = { at: new Date(ago(35).getTime() - 1), amount: 600 };
    expect(kinds({ deposits: [justBefore, ...recent] })).toEqual([]);
    const [today, yesterday] = recent;
    const justTooOld = { at: new Date(ago(7).getTime() - 1), amount: 100 };
    const deposits = [today, yesterday, justTooOld].flatMap((deposit) => deposit ?? []);
    expect(kinds({ deposits: [...before(20), ...deposits] })).toEqual([]);
  });

  it('are chasing deposits of the last 7 days, also at the time of the loss', () => {
    const deposits = depositsOf([1, 1], [2, 1], [7, 1]);
    const losses = deposits.map(({ at }) => ({ at, amount: 100 }));
    expect(kinds({ deposits, losses })).toEqual([{ kind: 'chasing', count: 3 }]);
    const old = deposits.map(({ at }, index) => ({
      at: new Date(at.getTime() - (index === 2 ? 1 : 0)),
      amount: 1,
    }));
    expect(kinds({ deposits: old, losses: old })).toEqual([]);
  });

  it('are listed in a fixed order', () => {
    const deposits = depositsOf([1, 1], [2, 1], [3, 1], [20, 1]);
    const nights = [0, 1, 2, 3].map((back) => ({ start: ago(back, 11), end: ago(back, 8) }));
    const limitAttempts = [ago(1), ago(1), ago(1), ago(1)];
    expect(kinds({ deposits, losses: deposits, spans: nights, limitAttempts })).toEqual([
      { kind: 'risingDeposits', count: 3 },
      { kind: 'chasing', count: 3 },
      { kind: 'nights', count: 4 },
      { kind: 'limitAttempts', count: 4 },
    ]);
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

  it('are nights between midnight and 5 o’clock in Bangkok, of the last 14 days', () => {
    const spanAt = (text: string) => {
      const start = new Date(text);
      return { start, end: new Date(start.getTime() + HOUR / 2) };
    };
    const others = ['2026-11-18', '2026-11-19', '2026-11-20'].map((day) => spanAt(`${day}T00:00:00+07:00`));
    const nightsWith = (text: string) => kinds({ spans: [...others, spanAt(text)] });
    const four = [{ kind: 'nights', count: 4 }];
    expect(nightsWith('2026-11-07T04:30:00+07:00')).toEqual(four);
    expect(nightsWith('2026-11-07T04:30:01+07:00')).toEqual([]);
    expect(nightsWith('2026-11-06T23:59:59+07:00')).toEqual([]);
    expect(nightsWith('2026-11-06T01:00:00+07:00')).toEqual([]);
  });

  it('are three attempts at a limit in a week', () => {
    expect(kinds({ limitAttempts: [ago(1), ago(2), ago(7)] })).toEqual([{ kind: 'limitAttempts', count: 3 }]);
    expect(kinds({ limitAttempts: [ago(1), ago(2), ago(7, 1)] })).toEqual([]);
  });
});

it('the rules need deposits of 35 days, losses of a week and an hour, and spans of 14 nights', () => {
  expect(harmSince(now)).toEqual({
    deposits: ago(35),
    losses: ago(7, 1),
    spans: new Date('2026-11-07T00:00:00+07:00'),
  });
});

it('a dismissed care notice stays away for a week', () => {
  expect(isCareNoticeDismissed(null, now)).toBe(false);
  expect(isCareNoticeDismissed(ago(0), now)).toBe(true);
  expect(isCareNoticeDismissed(new Date(ago(7).getTime() + 1), now)).toBe(true);
  expect(isCareNoticeDismissed(ago(7), now)).toBe(false);
});
