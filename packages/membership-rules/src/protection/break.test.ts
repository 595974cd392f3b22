import { exclusionLengths, timeOutLengths } from '@chada/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakEnd,
  exclusionMinimumEnd,
  isBreakActive,
  lastBreakEnd,
  requestExclusionEnd,
  timeOutEnd,
  type Break,
} from '../index.ts';

const now = new Date('2026-08-31T05:00:00.000Z');
const DAY = 86_400_000;
const later = (ms: number) => new Date(now.getTime() + ms);
const excluded = (minimumEnd: Date | null, endRequestedAt: Date | null = null): Break => ({
  kind: 'selfExclusion',
  minimumEnd,
  endRequestedAt,
});
const timeOut = (days: number): Break => ({
  kind: 'timeOut',
  minimumEnd: later(days * DAY),
  endRequestedAt: null,
});

describe('a time-out', () => {
  it.each([
    ['hours24', 1],
    ['days7', 7],
    ['days30', 30],
    ['days60', 60],
    ['days90', 90],
  ] as const)('of %s ends by itself after %d days', (length, days) => {
    expect(timeOutEnd(length, now)).toEqual(later(days * DAY));
    const pause: Break = { kind: 'timeOut', minimumEnd: timeOutEnd(length, now), endRequestedAt: null };
    expect(isBreakActive(pause, later(days * DAY - 1))).toBe(true);
    expect(isBreakActive(pause, later(days * DAY))).toBe(false);
  });
  it('has only the documented lengths', () => expect(timeOutLengths).toHaveLength(5));
});

describe('a self-exclusion', () => {
  it.each([
    ['months6', '2027-03-03T05:00:00.000Z'],
    ['year1', '2027-08-31T05:00:00.000Z'],
    ['years5', '2031-08-31T05:00:00.000Z'],
  ] as const)('of %s is never shorter than its calendar length', (length, end) =>
    expect(exclusionMinimumEnd(length, now)).toEqual(new Date(end)),
  );
  it('without an end is not ended by a request', () => {
    expect(exclusionMinimumEnd('forever', now)).toBeNull();
    expect(requestExclusionEnd(excluded(null), later(9_999 * DAY))).toEqual({
      ok: false,
      reason: 'tooEarly',
      minimumEnd: null,
    });
  });
  it('counts its months in Bangkok', () => {
    const start = new Date('2026-08-31T18:00:00.000Z');
    expect(exclusionMinimumEnd('months6', start)).toEqual(new Date('2027-02-28T18:00:00.000Z'));
  });
  it('does not end by itself', () => {
    const pause = excluded(later(DAY));
    expect(breakEnd(pause)).toBeNull();
    expect(isBreakActive(pause, later(5_000 * DAY))).toBe(true);
  });
  it('ends 24 hours after a request that is made after its time', () => {
    const pause = excluded(later(DAY));
    expect(requestExclusionEnd(pause, later(DAY - 1))).toEqual({
      ok: false,
      reason: 'tooEarly',
      minimumEnd: later(DAY),
    });
    expect(requestExclusionEnd(pause, later(DAY))).toEqual({ ok: true, endsAt: later(2 * DAY) });
    const ending = excluded(later(DAY), later(DAY));
    expect(isBreakActive(ending, later(2 * DAY - 1))).toBe(true);
    expect(isBreakActive(ending, later(2 * DAY))).toBe(false);
  });
  it('keeps the time of the first request to end it', () =>
    expect(requestExclusionEnd(excluded(later(0), later(DAY)), later(1.5 * DAY))).toEqual({
      ok: true,
      endsAt: later(2 * DAY),
    }));
  it('ignores a request that was stored before its time', () =>
    expect(breakEnd(excluded(later(2 * DAY), later(DAY)))).toBeNull());
  it.each([undefined, timeOut(3), excluded(later(-3 * DAY), later(-2 * DAY))])(
    'is the only break that a request can end, unlike %j',
    (pause) => expect(requestExclusionEnd(pause, now)).toEqual({ ok: false, reason: 'notExcluded' }),
  );
  it('never ends before its minimum time', () => {
    const time = fc.integer({ min: 0, max: 4_000 * DAY }).map(later);
    fc.assert(
      fc.property(
        fc.constantFrom(...exclusionLengths),
        fc.option(time),
        time,
        (length, endRequestedAt, at) => {
          const minimumEnd = exclusionMinimumEnd(length, now);
          if (minimumEnd === null || at < minimumEnd)
            expect(isBreakActive(excluded(minimumEnd, endRequestedAt), at)).toBe(true);
        },
      ),
    );
  });
});

describe('lastBreakEnd', () => {
  it('is the end of the longest break', () => {
    expect(lastBreakEnd([], now)).toBeUndefined();
    expect(lastBreakEnd([timeOut(-1)], now)).toBeUndefined();
    expect(lastBreakEnd([timeOut(7), timeOut(1)], now)).toEqual(later(7 * DAY));
    expect(lastBreakEnd([timeOut(1), timeOut(7)], now)).toEqual(later(7 * DAY));
    expect(lastBreakEnd([timeOut(7), excluded(later(DAY)), timeOut(1)], now)).toBeNull();
    expect(lastBreakEnd([excluded(null), timeOut(1), timeOut(-1)], now)).toBeNull();
  });
  it('is never made earlier by another break', () => {
    const any = fc.integer({ min: 1, max: 90 }).map(timeOut);
    fc.assert(
      fc.property(fc.array(any, { minLength: 1 }), any, (breaks, more) => {
        const [before, after] = [lastBreakEnd(breaks, now), lastBreakEnd([...breaks, more], now)];
        expect(Number(after)).toBeGreaterThanOrEqual(Number(before));
      }),
    );
  });
});
