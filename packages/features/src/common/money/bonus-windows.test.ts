import { describe, expect, it } from 'vitest';
import { bonusWindows, windowPhase } from './bonus-windows.ts';

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
