import { describe, expect, it } from 'vitest';
import { DRAW_CYCLE_MS, drawWaitMs } from '../index.ts';

const now = new Date('2026-11-20T05:00:00.000Z');
const before = (ms: number) => new Date(now.getTime() - ms);

describe('the time between two draws', () => {
  it('is at least 5 seconds', () => expect(DRAW_CYCLE_MS).toBe(5_000));
  it('does not delay the first draw', () => expect(drawWaitMs(null, now)).toBe(0));
  it.each([
    [0, 5_000],
    [1, 4_999],
    [4_999, 1],
    [5_000, 0],
    [86_400_000, 0],
  ])('%d ms after a draw leaves a wait of %d ms', (sinceMs, waitMs) =>
    expect(drawWaitMs(before(sinceMs), now)).toBe(waitMs),
  );
  it('is never longer than 5 seconds, also if another process has a faster clock', () =>
    expect(drawWaitMs(before(-3_600_000), now)).toBe(5_000));
});
