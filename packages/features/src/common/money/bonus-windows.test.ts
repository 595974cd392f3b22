import { describe, expect, it } from 'vitest';
import { type BonusWindow, bonusWindows, currentOrNextWindow, windowPhases } from './bonus-windows.ts';

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

describe('bonusWindows', () => {
  it('[PR-01] returns two windows with rate, times and maximum', () => {
    expect(bonusWindows(setting)).toEqual([
      { id: 'first', ratePercent: 10, start: '11:00', end: '13:00', maxSatang: 50_000 },
      { id: 'second', ratePercent: 15, start: '19:00', end: '21:00', maxSatang: 100_000 },
    ]);
  });

  it('[PR-02] returns an empty list if bonusMax is 0', () => {
    expect(bonusWindows({ ...setting, bonusMax: 0 })).toEqual([]);
  });

  it.each([
    ['has no rate', { bonusRate2: 0 }],
    ['has no maximum', { endNumberBonus2: 0 }],
    ['ends when it starts', { bonusTimeEnd2: '19:00:00' }],
    ['is within the hours of the first', { bonusTimeStart2: '11:30:00', bonusTimeEnd2: '13:00:00' }],
  ])('[PR-01] omits a window that %s', (_what, change) => {
    expect(bonusWindows({ ...setting, ...change }).map(({ id }) => id)).toEqual(['first']);
  });

  it.each([
    ['has no rate', { bonusRate: 0 }],
    ['has no maximum', { endNumberBonus: 0 }],
  ])('[PR-01] returns the second window if the first has the same hours and %s', (_what, change) => {
    const sameHours = { bonusTimeStart2: '11:00:00', bonusTimeEnd2: '13:00:00' };
    const windows = bonusWindows({ ...setting, ...sameHours, ...change });
    expect(windows.map(({ id }) => id)).toEqual(['second']);
    expect(currentOrNextWindow(windows, '12:00')).toMatchObject({ window: windows[0], phase: 'open' });
  });
});

const aWindow = (id: BonusWindow['id'], start: string, end: string): BonusWindow => ({
  id,
  ratePercent: 10,
  start,
  end,
  maxSatang: 50_000,
});

describe('[PR-01] windowPhases', () => {
  it.each([
    ['11:00', '13:00', '10:59', 'later'],
    ['11:00', '13:00', '11:00', 'open'],
    ['11:00', '13:00', '12:59', 'open'],
    ['11:00', '13:00', '13:00', 'over'],
    ['22:00', '02:00', '23:30', 'open'],
    ['22:00', '02:00', '01:59', 'open'],
    ['22:00', '02:00', '02:00', 'later'],
    ['22:00', '02:00', '21:59', 'later'],
  ] as const)('from %s to %s at %s is %s', (start, end, now, phase) => {
    const window = aWindow('first', start, end);
    expect(windowPhases([window], now)).toEqual([{ window, phase, opensAt: start }]);
  });

  it.each([
    ['12:00–14:00', '13:00–15:00', '11:59', 'later 12:00', 'later 14:00'],
    ['12:00–14:00', '13:00–15:00', '13:30', 'open', 'later 14:00'],
    ['12:00–14:00', '13:00–15:00', '14:00', 'over', 'open'],
    ['12:00–14:00', '11:00–13:00', '11:30', 'later 12:00', 'open'],
    ['12:00–14:00', '11:00–13:00', '12:30', 'open', 'over'],
    ['12:00–14:00', '11:00–15:00', '10:00', 'later 12:00', 'later 11:00'],
    ['12:00–14:00', '11:00–15:00', '13:00', 'open', 'later 14:00'],
    ['23:00–00:30', '22:00–02:00', '23:30', 'open', 'over'],
    ['23:00–00:30', '22:00–02:00', '00:10', 'open', 'later 00:30'],
  ])('of the overlapping windows %s and %s at %s are %s and %s', (hours, hours2, now, ...phases) => {
    const [start = '', end = ''] = hours.split('–');
    const [start2 = '', end2 = ''] = hours2.split('–');
    const states = windowPhases([aWindow('first', start, end), aWindow('second', start2, end2)], now);
    const texts = states.map(({ phase, opensAt }) => (phase === 'later' ? `later ${opensAt}` : phase));
    expect(texts).toEqual(phases);
  });
});

describe('[PR-01] currentOrNextWindow', () => {
  const first = aWindow('first', '11:00', '13:00');
  const second = aWindow('second', '19:00', '21:00');
  const late = aWindow('first', '22:00', '02:00');
  const early = aWindow('second', '09:00', '10:00');

  const noon = aWindow('first', '12:00', '14:00');

  it.each([
    ['the open window', [first, second], '19:00', second, 'open'],
    ['the first of two open windows, as the API does', [noon, first], '12:30', noon, 'open'],
    ['the window that opens next today', [first, second], '13:00', second, 'later'],
    ['the earlier of two windows that open today', [second, first], '10:59', first, 'later'],
    ['the window that opens first tomorrow, after both are over', [first, second], '21:00', first, 'over'],
    [
      'the window that opens first tomorrow, if it is the second one',
      [second, early],
      '23:00',
      early,
      'over',
    ],
    ['a window that is open past midnight', [late, early], '01:59', late, 'open'],
    ['the window of the morning after that', [late, early], '02:00', early, 'later'],
  ] as const)('returns %s', (_what, windows, now, window, phase) => {
    expect(currentOrNextWindow(windows, now)).toMatchObject({ window, phase });
  });

  it('omits a window that never opens, and returns undefined if there is no other', () => {
    const never = aWindow('first', '00:00', '00:00');
    expect(currentOrNextWindow([never, second], '21:00')).toMatchObject({ window: second, phase: 'over' });
    expect(currentOrNextWindow([never], '12:00')).toBeUndefined();
    expect(currentOrNextWindow([], '12:00')).toBeUndefined();
  });
});
