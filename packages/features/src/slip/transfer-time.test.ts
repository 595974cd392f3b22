import { describe, expect, it } from 'vitest';
import { transferDays, transferInstant } from './transfer-time.ts';

describe('transferDays', () => {
  it('offers the last seven days in Bangkok time, today first', () => {
    const days = transferDays(Date.parse('2026-11-19T18:00:00.000Z'));
    expect(days).toHaveLength(7);
    expect(days.slice(0, 3)).toEqual([
      { value: '2026-11-20', label: 'วันนี้' },
      { value: '2026-11-19', label: 'เมื่อวาน' },
      { value: '2026-11-18', label: '18\u00a0พ.ย.\u00a02569' },
    ]);
  });
});

describe('transferInstant', () => {
  it.each(['14:05', '14.05', ' 14:05 ', '14:05:59', '๑๔:๐๕', '14:05 น.', '14:05น.'])(
    'parses %o as Bangkok time',
    (time) => {
      expect(transferInstant('2026-11-20', time)).toBe('2026-11-20T07:05:00.000Z');
    },
  );

  it('parses a time after midnight as the previous day in UTC', () => {
    expect(transferInstant('2026-11-20', '0:30')).toBe('2026-11-19T17:30:00.000Z');
  });

  it.each(['', '24:00', '14:60', '1405', 'บ่ายสอง', '14:5', '-1:00'])('refuses %o', (time) => {
    expect(transferInstant('2026-11-20', time)).toBeUndefined();
  });
});
