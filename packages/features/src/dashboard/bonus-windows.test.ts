import { describe, expect, it } from 'vitest';
import { bonusWindows } from './bonus-windows.ts';

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
  it('[PR-01] gives two windows with their rate, HH:MM and most', () => {
    expect(bonusWindows(setting)).toEqual([
      { id: 'first', ratePercent: 10, start: '11:00', end: '13:00', mostSatang: 50_000 },
      { id: 'second', ratePercent: 15, start: '19:00', end: '21:00', mostSatang: 100_000 },
    ]);
  });

  it('[PR-02] gives none while bonusMax is 0', () => {
    expect(bonusWindows({ ...setting, bonusMax: 0 })).toEqual([]);
  });

  it('leaves out a window without a bonus', () => {
    expect(bonusWindows({ ...setting, bonusRate2: 0 }).map(({ id }) => id)).toEqual(['first']);
  });
});
