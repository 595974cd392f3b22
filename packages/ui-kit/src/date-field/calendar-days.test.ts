import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayByKey, monthsBetween, weekdayOf, weeksOf } from './calendar-days.ts';

describe('calendar days', () => {
  it('handles ends of months and years, and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(weekdayOf('2026-11-20')).toBe(5);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-20', -12, '2025-11-20'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('%s and %i months is %s', (day, months, then) => {
    expect(addMonths(day, months)).toBe(then);
  });

  it('groups each day of a month once, in weeks from Sunday on', () => {
    for (const month of ['2026-11', '2026-02', '2026-08', '2028-02']) {
      const weeks = weeksOf(month);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      const days = weeks.flat().filter((day) => day !== null);
      expect(days[0]).toBe(`${month}-01`);
      expect(days.at(-1)).toBe(addDays(addMonths(`${month}-01`, 1), -1));
      expect(new Set(days).size).toBe(days.length);
      for (const week of weeks) week.forEach((day, at) => day !== null && expect(weekdayOf(day)).toBe(at));
    }
    expect(weeksOf('2026-02')).toHaveLength(4);
  });

  it('lists the months between two days', () => {
    expect(monthsBetween('2025-11-30', '2026-02-01')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  });

  it.each([
    ['ArrowLeft', false, '2026-11-19'],
    ['Left', false, '2026-11-19'],
    ['ArrowDown', false, '2026-11-27'],
    ['Home', false, '2026-11-15'],
    ['End', false, '2026-11-21'],
    ['PageUp', false, '2026-10-20'],
    ['PageDown', true, '2027-11-20'],
    ['a', false, undefined],
  ])('%s (shift: %s) leads from 2026-11-20 to %s', (key, shift, day) => {
    expect(dayByKey('2026-11-20', key, shift)).toBe(day);
  });
});
