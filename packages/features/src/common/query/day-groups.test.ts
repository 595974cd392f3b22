import { describe, expect, it } from 'vitest';
import { groupByDay } from './day-groups.ts';

const now = Date.parse('2026-11-20T05:00:00.000Z');
const group = (...instants: string[]) => groupByDay(instants, (instant) => instant, now);

describe('groupByDay', () => {
  it('[ME-09] groups by the day in Bangkok, not in UTC', () => {
    // 17:00 UTC is midnight in Bangkok, so the two instants are on different days in Bangkok.
    const groups = group('2026-11-19T17:00:00.000Z', '2026-11-19T16:59:59.999Z');
    expect(groups.map(({ day, heading }) => [day, heading])).toEqual([
      ['2026-11-20', 'วันนี้'],
      ['2026-11-19', 'เมื่อวาน'],
    ]);
  });

  it('names older days by their date in the Buddhist era and keeps the order within a day', () => {
    const groups = group('2026-11-01T09:00:00.000Z', '2026-11-01T08:00:00.000Z');
    expect(groups).toEqual([
      {
        day: '2026-11-01',
        heading: '1\u00a0พ.ย.\u00a02569',
        items: ['2026-11-01T09:00:00.000Z', '2026-11-01T08:00:00.000Z'],
      },
    ]);
  });

  it('keeps an item with an invalid date', () => {
    expect(group('not a date').flatMap(({ items }) => items)).toEqual(['not a date']);
  });

  it('returns no groups for no items', () => {
    expect(group()).toEqual([]);
  });
});
