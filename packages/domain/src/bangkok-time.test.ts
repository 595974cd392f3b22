import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBangkokDays,
  bangkokDay,
  bangkokDaySpan,
  bangkokMonth,
  bangkokMonthSpan,
  bangkokTimeOfDay,
} from './bangkok-time.ts';

const inBangkok = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok', dateStyle: 'short' });
const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });

describe('Bangkok time', () => {
  it('[RD-08] starts its day at 17:00 UTC', () => {
    expect(bangkokDay(new Date('2026-11-20T16:59:59.999Z'))).toBe('2026-11-20');
    expect(bangkokDay(new Date('2026-11-20T17:00:00.000Z'))).toBe('2026-11-21');
    expect(bangkokMonth(Date.parse('2026-12-31T17:00:00Z'))).toBe('2027-01');
  });

  it('[RD-08] returns the time of the day without the fraction of the second', () => {
    expect(bangkokTimeOfDay(new Date('2026-11-20T16:59:59.999Z'))).toBe('23:59:59');
    expect(bangkokTimeOfDay(Date.parse('2026-11-20T17:00:00Z'))).toBe('00:00:00');
  });

  it('[RD-08] agrees with the time zone database', () => {
    fc.assert(fc.property(instants, (instant) => bangkokDay(instant) === inBangkok.format(instant)));
  });

  it('returns the day and the month that contain an instant, end excluded', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        for (const { start, end } of [
          bangkokDaySpan(bangkokDay(instant)),
          bangkokMonthSpan(bangkokMonth(instant)),
        ]) {
          expect(start <= instant && instant < end).toBe(true);
          expect(bangkokDay(end)).not.toBe(bangkokDay(end.getTime() - 1));
        }
      }),
    );
  });

  it('returns the length of each month', () => {
    const { start, end } = bangkokMonthSpan('2028-02');
    expect([start.toISOString(), end.toISOString()]).toEqual([
      '2028-01-31T17:00:00.000Z',
      '2028-02-29T17:00:00.000Z',
    ]);
    expect(addBangkokDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addBangkokDays('2027-01-01', -1)).toBe('2026-12-31');
  });

  it.each([
    'x2026-11-20',
    '2026-11-20x',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '20 Nov',
    '',
    '2026-11-20T00:00:00Z',
  ])('refuses the day %j', (day) => {
    expect(() => bangkokDaySpan(day)).toThrow(new RangeError(`Not a day: ${day}`));
  });

  it.each(['x2026-11', '2026-11x', '2026-00', '2026-13', '2026', '2026-11-20'])(
    'refuses the month %j',
    (month) => {
      expect(() => bangkokMonthSpan(month)).toThrow(new RangeError(`Not a month: ${month}`));
    },
  );

  it('refuses values that are not dates', () => {
    expect(() => bangkokDay(Number.NaN)).toThrow(RangeError);
  });
});
