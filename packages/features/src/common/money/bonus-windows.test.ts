import { openBonusWindow } from '@chada/membership-rules';
import { describe, expect, it } from 'vitest';
import {
  type BonusWindow,
  bonusWindows,
  currentOrNextWindow,
  formatWindowHours,
  windowStates,
} from './bonus-windows.ts';

const setting = {
  bonusRate: 10,
  bonusTimeStart: '11:00:00',
  bonusTimeEnd: '13:00:00',
  endNumberBonus: 50_000,
  bonusRate2: 15,
  bonusTimeStart2: '19:00:00',
  bonusTimeEnd2: '21:00:00',
  endNumberBonus2: 100_000,
  bonusMax: 100_000,
};

/** Returns the windows of settings whose hours are `start–end`. */
const windowsOf = (hours: string, hours2: string): readonly BonusWindow[] => {
  const [bonusTimeStart = '', bonusTimeEnd = ''] = hours.split('–');
  const [bonusTimeStart2 = '', bonusTimeEnd2 = ''] = hours2.split('–');
  return bonusWindows({ ...setting, bonusTimeStart, bonusTimeEnd, bonusTimeStart2, bonusTimeEnd2 });
};

const textOf = ({ number, hours }: BonusWindow): string =>
  `${number}: ${hours.map(({ start, end }) => `${start}–${end}`).join(', ')}`;

describe('bonusWindows', () => {
  it('[PR-01] returns two windows with rate, full times and maximum', () => {
    expect(bonusWindows({ ...setting, bonusTimeEnd2: '20:59:59' })).toEqual([
      { number: 1, ratePercent: 10, maxSatang: 50_000, hours: [{ start: '11:00:00', end: '13:00:00' }] },
      { number: 2, ratePercent: 15, maxSatang: 100_000, hours: [{ start: '19:00:00', end: '20:59:59' }] },
    ]);
  });

  it('[PR-02] returns an empty list if bonusMax is 0', () => {
    expect(bonusWindows({ ...setting, bonusMax: 0 })).toEqual([]);
  });

  it.each([
    ['has no rate', { bonusRate2: 0 }],
    ['has no maximum', { endNumberBonus2: 0 }],
    ['ends when it starts', { bonusTimeEnd2: '19:00:00' }],
    ['ends when it starts, in another format', { bonusTimeEnd2: '19:00' }],
    ['is within the hours of the first', { bonusTimeStart2: '11:30:00', bonusTimeEnd2: '13:00:00' }],
  ])('[PR-01] omits a window that %s', (_what, change) => {
    expect(bonusWindows({ ...setting, ...change }).map(({ number }) => number)).toEqual([1]);
  });

  it.each([
    ['has no rate', { bonusRate: 0 }],
    ['has no maximum', { endNumberBonus: 0 }],
  ])('[PR-01] returns the second window if the first has the same hours and %s', (_what, change) => {
    const sameHours = { bonusTimeStart2: '11:00:00', bonusTimeEnd2: '13:00:00' };
    const windows = bonusWindows({ ...setting, ...sameHours, ...change });
    expect(windows.map(({ number }) => number)).toEqual([2]);
    expect(currentOrNextWindow(windows, '12:00:00')).toMatchObject({ window: windows[0], phase: 'open' });
  });

  it('[PR-01] does not split the second window if the first is within it and has no rate', () => {
    const inner = { bonusRate: 0, bonusTimeStart2: '10:00:00', bonusTimeEnd2: '14:00:00' };
    expect(bonusWindows({ ...setting, ...inner }).map(textOf)).toEqual(['2: 10:00:00–14:00:00']);
  });

  it.each([
    ['apart, the second earlier', '19:00–21:00', '11:00–13:00', ['1: 19:00–21:00', '2: 11:00–13:00']],
    ['adjacent', '12:00–14:00', '14:00–15:00', ['1: 12:00–14:00', '2: 14:00–15:00']],
    [
      'overlapping at the end of the first',
      '12:00–14:00',
      '13:00–15:00',
      ['1: 12:00–14:00', '2: 14:00–15:00'],
    ],
    ['overlapping at its start', '12:00–14:00', '11:00–13:00', ['1: 12:00–14:00', '2: 11:00–12:00']],
    ['equal', '12:00–14:00', '12:00–14:00', ['1: 12:00–14:00']],
    ['equal in mixed formats', '12:00–14:00:00', '12:00:00–14:00', ['1: 12:00–14:00:00']],
    ['the second within the first', '12:00–16:00', '13:00–14:00', ['1: 12:00–16:00']],
    [
      'the first at the start of the second',
      '12:00–14:00',
      '12:00–16:00',
      ['1: 12:00–14:00', '2: 14:00–16:00'],
    ],
    [
      'the first at the end of the second',
      '14:00–16:00',
      '12:00–16:00',
      ['1: 14:00–16:00', '2: 12:00–14:00'],
    ],
    [
      'the first within the second',
      '12:00–14:00',
      '11:00–15:00',
      ['1: 12:00–14:00', '2: 11:00–12:00, 14:00–15:00'],
    ],
    [
      'the first within the second, both over midnight',
      '23:00–00:30',
      '22:00–02:00',
      ['1: 23:00–00:30', '2: 22:00–23:00, 00:30–02:00'],
    ],
    [
      'the first before midnight, the second over midnight',
      '22:30–23:00',
      '22:00–02:00',
      ['1: 22:30–23:00', '2: 22:00–22:30, 23:00–02:00'],
    ],
    ['overlapping over midnight', '22:00–01:00', '23:00–02:00', ['1: 22:00–01:00', '2: 01:00–02:00']],
    ['of all hours together', '06:00–18:00', '12:00–09:00', ['1: 06:00–18:00', '2: 18:00–06:00']],
    ['equal but for the last second', '00:00:00–23:59:59', '23:00–00:00', ['1: 00:00:00–23:59:59']],
    [
      'of which the first leaves 59 seconds and a minute of the second',
      '12:00:59–12:59:00',
      '12:00–13:00',
      ['1: 12:00:59–12:59:00', '2: 12:59:00–13:00'],
    ],
  ])('[PR-01] returns the hours of windows that are %s', (_what, hours, hours2, texts) => {
    expect(windowsOf(hours, hours2).map(textOf)).toEqual(texts);
  });

  const times = ['00:00', '06:00:00', '12:00', '12:01:30', '23:58:59'];
  const pairs = times.flatMap((start) => times.map((end) => `${start}–${end}`));
  const samples = [...times, '05:59:59', '09:00', '12:00:00', '12:01:29', '18:00', '23:58:58', '23:59:59'];

  it.each(pairs)('[PR-01] returns the hours that the rule gives: first window %s', (hours) => {
    for (const hours2 of pairs) {
      const terms = [hours, hours2].map((text, at) => {
        const [start = '', end = ''] = text.split('–');
        return { number: at + 1, ratePercent: 10, maxSatang: 50_000, start, end };
      });
      const spans = windowsOf(hours, hours2).flatMap((window) =>
        window.hours.map((span) => ({ ...window, ...span })),
      );
      const numbersAt = (time: string) =>
        spans.filter((span) => openBonusWindow([span], time) !== undefined).map(({ number }) => number);
      const expectedAt = (time: string) => {
        const open = openBonusWindow(terms, time);
        return open === undefined ? [] : [open.number];
      };
      expect(samples.map(numbersAt)).toEqual(samples.map(expectedAt));
    }
  });
});

const aWindow = (number: BonusWindow['number'], start: string, end: string): BonusWindow => ({
  number,
  ratePercent: 10,
  maxSatang: 50_000,
  hours: [{ start, end }],
});

describe('formatWindowHours', () => {
  it.each(['09:30', '09:30:00', '09:30:59'])('returns hours and minutes of %s', (time) => {
    expect(formatWindowHours({ start: time, end: '23:59:59' })).toEqual({ start: '09:30', end: '23:59' });
  });
});

describe('[PR-01] windowStates', () => {
  it.each([
    ['11:00', '13:00', '10:59:59', 'later'],
    ['11:00', '13:00', '11:00:00', 'open'],
    ['11:00', '13:00', '12:59:59', 'open'],
    ['11:00', '13:00', '13:00:00', 'over'],
    ['11:00:00', '13:00:00', '11:00', 'open'],
    ['11:00:00', '13:00:00', '13:00', 'over'],
    ['00:00:00', '23:59:59', '23:59:58', 'open'],
    ['00:00:00', '23:59:59', '23:59:59', 'over'],
    ['12:00:10', '12:01:50', '12:00:09', 'later'],
    ['12:00:10', '12:01:50', '12:00:10', 'open'],
    ['12:00:10', '12:01:50', '12:01:50', 'over'],
    ['22:00', '02:00', '23:30:00', 'open'],
    ['22:00', '02:00', '01:59:59', 'open'],
    ['22:00', '02:00', '02:00:00', 'later'],
    ['22:00', '02:00', '21:59:59', 'later'],
  ] as const)('from %s to %s at %s is %s', (start, end, now, phase) => {
    const window = aWindow(1, start, end);
    expect(windowStates([window], now)).toEqual([{ window, phase, hours: { start, end } }]);
  });

  it.each([
    ['12:00–14:00', '13:00–15:00', '11:59:59', ['1 later 12:00', '2 later 14:00']],
    ['12:00–14:00', '13:00–15:00', '13:30:00', ['1 open 12:00', '2 later 14:00']],
    ['12:00–14:00', '13:00–15:00', '14:00:00', ['1 over 12:00', '2 open 14:00']],
    ['12:00–14:00', '11:00–13:00', '11:30:00', ['1 later 12:00', '2 open 11:00']],
    ['12:00–14:00', '11:00–13:00', '12:30:00', ['1 open 12:00', '2 over 11:00']],
    ['12:00–14:00', '11:00–15:00', '10:00:00', ['1 later 12:00', '2 later 11:00']],
    ['12:00–14:00', '11:00–15:00', '13:00:00', ['1 open 12:00', '2 later 14:00']],
    ['12:00–14:00', '11:00–15:00', '14:59:59', ['1 over 12:00', '2 open 14:00']],
    ['12:00–14:00', '11:00–15:00', '15:00:00', ['1 over 12:00', '2 over 11:00']],
    ['23:00–00:30', '22:00–02:00', '23:30:00', ['1 open 23:00', '2 over 00:30']],
    ['23:00–00:30', '22:00–02:00', '00:10:00', ['1 open 23:00', '2 later 00:30']],
    ['23:00–00:30', '22:00–02:00', '00:30:00', ['1 later 23:00', '2 open 00:30']],
    ['23:00–00:30', '22:00–02:00', '02:00:00', ['1 later 23:00', '2 later 22:00']],
  ])('of the overlapping windows %s and %s at %s are %j', (hours, hours2, now, expected) => {
    const states = windowStates(windowsOf(hours, hours2), now);
    const texts = states.map((state) => `${state.window.number} ${state.phase} ${state.hours.start}`);
    expect(texts).toEqual(expected);
  });
});

describe('[PR-01] currentOrNextWindow', () => {
  const first = aWindow(1, '11:00', '13:00');
  const second = aWindow(2, '19:00:00', '21:00:00');
  const late = aWindow(1, '22:00', '02:00');
  const early = aWindow(2, '09:00', '10:00');

  it.each([
    ['the open window', [first, second], '19:00:00', second, 'open'],
    ['the window that opens next today', [first, second], '13:00:00', second, 'later'],
    ['the earlier of two windows that open today', [second, first], '10:59:59', first, 'later'],
    ['the window that opens first tomorrow, after both are over', [first, second], '21:00:00', first, 'over'],
    [
      'the window that opens first tomorrow, if it is the second one',
      [second, early],
      '23:00:00',
      early,
      'over',
    ],
    ['a window that is open past midnight', [late, early], '01:59:59', late, 'open'],
    ['the window of the morning after that', [late, early], '02:00:00', early, 'later'],
  ] as const)('returns %s', (_what, windows, now, window, phase) => {
    expect(currentOrNextWindow(windows, now)).toEqual({ window, phase, hours: window.hours[0] });
  });

  it.each([
    ['12:30:00', 1, '12:00', 'open'],
    ['14:00:00', 2, '14:00', 'open'],
    ['15:00:00', 2, '11:00', 'over'],
  ])('returns the hours of a window with two spans: at %s', (now, number, start, phase) => {
    const state = currentOrNextWindow(windowsOf('12:00–14:00', '11:00–15:00'), now);
    expect(state).toMatchObject({ window: { number }, hours: { start }, phase });
  });

  it('returns undefined if no window gives a bonus', () => {
    expect(currentOrNextWindow(windowsOf('00:00–00:00', '12:00:00–12:00'), '12:00:00')).toBeUndefined();
  });
});
