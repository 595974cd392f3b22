import { realityCheckMinutes } from '@chada/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRealityCheckInterval, mergeSpans, minutesOf, nextRealityCheck, spentMs } from '../index.ts';

const MINUTE = 60_000;
const start = new Date('2026-11-20T05:00:00.000Z');
const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
const span = (from: number, until: number) => ({ start: at(from), end: at(until) });

describe('reality checks', () => {
  it.each([
    [14, false],
    [15, true],
    [60, true],
    [120, true],
    [121, false],
    [30.5, false],
    [0, false],
    [-60, false],
  ])('every %d minutes are allowed: %s', (minutes, allowed) =>
    expect(isRealityCheckInterval(minutes)).toBe(allowed),
  );
  it('come every 60 minutes unless the brand says otherwise', () =>
    expect(realityCheckMinutes).toEqual({ min: 15, max: 120, default: 60 }));
  it('come one interval after the start of the session, then after the last acknowledgement', () => {
    expect(nextRealityCheck({ startedAt: start, acknowledgedAt: null }, 60)).toEqual(at(60));
    expect(nextRealityCheck({ startedAt: start, acknowledgedAt: at(63) }, 60)).toEqual(at(123));
    expect(nextRealityCheck({ startedAt: start, acknowledgedAt: at(-10) }, 60)).toEqual(at(60));
  });
});

describe('time spent', () => {
  it('counts two devices at once only once', () => {
    expect(mergeSpans([span(10, 30), span(0, 20), span(40, 50), span(5, 5)])).toEqual([
      span(0, 30),
      span(40, 50),
    ]);
    expect(spentMs([span(0, 20), span(10, 30), span(40, 50)], span(0, 100))).toBe(40 * MINUTE);
  });
  it.each([
    ['in any order', [span(40, 50), span(0, 10)], [span(0, 10), span(40, 50)]],
    ['that touch', [span(0, 10), span(10, 20)], [span(0, 20)]],
    ['that begin together', [span(0, 10), span(0, 20)], [span(0, 20)]],
    ['inside another', [span(0, 30), span(10, 20)], [span(0, 30)]],
    ['without a length', [span(5, 5)], []],
    ['that end before they begin', [span(5, 4)], []],
    ['of which there are none', [], []],
  ])('merges spans %s', (_name, spans, merged) => expect(mergeSpans(spans)).toEqual(merged));
  it.each([
    ['around it', [span(0, 60)], 10],
    ['before it', [span(0, 30), span(10, 20)], 0],
    ['after it', [span(40, 50), span(60, 70)], 0],
    ['over its start', [span(0, 33)], 3],
    ['over its end', [span(38, 50)], 2],
    ['inside it', [span(31, 32), span(35, 37)], 3],
    ['on both sides of it', [span(0, 31), span(39, 60)], 2],
  ])('counts of the spans %s only the part within a range', (_name, spans, minutes) =>
    expect(spentMs(spans, span(30, 40))).toBe(minutes * MINUTE),
  );
  it('becomes one event at the end of each minute', () =>
    expect(minutesOf([{ start: at(10), end: new Date(at(13).getTime() - 1) }, span(0, 1)])).toEqual([
      { at: at(1), amount: 1 },
      { at: at(11), amount: 1 },
      { at: at(12), amount: 1 },
    ]));
  it('becomes one event a minute, so that the events add up to the whole minutes', () => {
    const any = fc
      .record({ from: fc.nat(500), length: fc.nat(90) })
      .map(({ from, length }) => span(from, from + length));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (spans) => {
        const minutes = minutesOf(spans);
        expect(minutes.length * MINUTE).toBe(spentMs(spans, span(0, 1_000)));
      }),
    );
  });
});
