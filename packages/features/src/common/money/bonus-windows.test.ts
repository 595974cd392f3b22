import { describe, expect, it } from 'vitest';
import { type BonusWindow, bonusWindows, nextWindow, windowPhase } from './bonus-windows.ts';

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
      { id: 'first', ratePercent: 10, start: '11:00', end: '13:00', mostSatang: 50_000 },
      { id: 'second', ratePercent: 15, start: '19:00', end: '21:00', mostSatang: 100_000 },
    ]);
  });

  it('[PR-02] returns an empty list if bonusMax is 0', () => {
    expect(bonusWindows({ ...setting, bonusMax: 0 })).toEqual([]);
  });

  it('omits a window without a bonus', () => {
    expect(bonusWindows({ ...setting, bonusRate2: 0 }).map(({ id }) => id)).toEqual(['first']);
  });
});

describe('[PR-01] windowPhase', () => {
  it.each([
    ['11:00', '13:00', '10:59', 'later'],
    ['11:00', '13:00', '11:00', 'open'],
    ['11:00', '13:00', '12:59', 'open'],
    ['11:00', '13:00', '13:00', 'over'],
    ['22:00', '02:00', '23:30', 'open'],
    ['22:00', '02:00', '01:59', 'open'],
    ['22:00', '02:00', '02:00', 'later'],
    ['22:00', '02:00', '21:59', 'later'],
    ['00:00', '00:00', '12:00', 'over'],
  ] as const)('from %s to %s at %s is %s', (start, end, now, phase) => {
    expect(windowPhase({ start, end }, now)).toBe(phase);
  });
});

describe('[PR-01] nextWindow', () => {
  const aWindow = (id: BonusWindow['id'], start: string, end: string): BonusWindow => ({
    id,
    ratePercent: 10,
    start,
    end,
    mostSatang: 50_000,
  });
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
    expect(nextWindow(windows, now)).toEqual({ window, phase });
  });

  it('omits a window that never opens, and returns undefined if there is no other', () => {
    const never = aWindow('first', '00:00', '00:00');
    expect(nextWindow([never, second], '21:00')).toEqual({ window: second, phase: 'over' });
    expect(nextWindow([never], '12:00')).toBeUndefined();
    expect(nextWindow([], '12:00')).toBeUndefined();
  });
});
