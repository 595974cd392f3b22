import { describe, expect, it } from 'vitest';
import { readServerTime, type DatedAnswer } from './server-time.ts';

const noon = Date.parse('2026-11-20T05:00:00Z');
const answer = (parts: Partial<DatedAnswer> = {}): DatedAnswer => ({
  method: 'POST',
  date: 'Fri, 20 Nov 2026 05:00:00 GMT',
  age: undefined,
  cacheControl: undefined,
  tookMs: 400,
  ...parts,
});

describe('readServerTime', () => {
  it('places the server’s time between the answer’s date and its date plus the time it took', () => {
    expect(readServerTime(answer())).toEqual({ earliestMs: noon, latestMs: noon + 1400 });
  });

  it('adds the age of a cached answer', () => {
    expect(readServerTime(answer({ age: '90' }))?.earliestMs).toBe(noon + 90_000);
  });

  it('has no latest time for an answer that may come from a cache', () => {
    expect(readServerTime(answer({ method: 'GET' }))?.latestMs).toBe(Infinity);
    const fresh = answer({ method: 'GET', cacheControl: 'private, no-store' });
    expect(readServerTime(fresh)?.latestMs).toBe(noon + 1400);
  });

  it.each([undefined, '', 'yesterday', '2026-11-20T05:00:00Z', 'Fri, 99 Nov 2026 05:00:00 GMT'])(
    'returns undefined for the date %j',
    (date) => {
      expect(readServerTime(answer({ date }))).toBeUndefined();
    },
  );
});
