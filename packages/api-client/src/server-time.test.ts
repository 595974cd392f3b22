import { describe, expect, it } from 'vitest';
import { readServerTime, type ResponseTiming } from './server-time.ts';

const noon = Date.parse('2026-11-20T05:00:00Z');
const timing = (parts: Partial<ResponseTiming> = {}): ResponseTiming => ({
  method: 'POST',
  date: 'Fri, 20 Nov 2026 05:00:00 GMT',
  age: undefined,
  cacheControl: undefined,
  tookMs: 400,
  ...parts,
});

describe('readServerTime', () => {
  it("returns a range from the Date header to the Date header plus the call's duration", () => {
    expect(readServerTime(timing())).toEqual({ earliestMs: noon, latestMs: noon + 1400 });
  });

  it('adds the Age header of a cached response', () => {
    expect(readServerTime(timing({ age: '90' }))?.earliestMs).toBe(noon + 90_000);
  });

  it.each(['', '9', '-1', '1.5', 'x9', '9x', '1234567890'])('reads the age %j', (age) => {
    const seconds = age === '9' ? 9 : 0;
    expect(readServerTime(timing({ age }))?.earliestMs).toBe(noon + seconds * 1000);
  });

  it('returns no upper limit for a response that may come from a cache', () => {
    expect(readServerTime(timing({ method: 'GET' }))?.latestMs).toBe(Infinity);
    const uncached = timing({ method: 'GET', cacheControl: 'private, no-store' });
    expect(readServerTime(uncached)?.latestMs).toBe(noon + 1400);
    const shared = timing({ method: 'GET', cacheControl: 'public, max-age=60' });
    expect(readServerTime(shared)).toEqual({ earliestMs: noon, latestMs: Infinity });
  });

  it.each([
    undefined,
    '',
    'yesterday',
    '2026-11-20T05:00:00Z',
    '20 Nov 2026 05:00:00 GMT',
    'Fri, 99 Nov 2026 05:00:00 GMT',
    'Fri, 20 Nov 2026 05:00:00 GMT+7',
    'x Fri, 20 Nov 2026 05:00:00 GMT',
    'Friday, 20 Nov 2026 05:00:00 GMT',
    'Fri, 20 November 2026 05:00:00 GMT',
    'Fri, 20 Nov 2026 5:00:00 GMT',
    'Fri, 20 Nov 2026 05:00 GMT',
    'Fri, 20 Nov 2026 05:00:00',
  ])('returns undefined for the date %j', (date) => {
    expect(readServerTime(timing({ date }))).toBeUndefined();
  });
});
