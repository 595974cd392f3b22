import { satang } from '@chada/membership-rules';
import { describe, expect, it } from 'vitest';
import { returnOutcome, wantsReturn } from './return-outcome.ts';

describe('[ME-22] what came home against what was taken', () => {
  it.each([
    [130_050, 125_050, { kind: 'won', differenceSatang: 5_000 }],
    [0, 125_050, { kind: 'lost', differenceSatang: 125_050 }],
    [125_050, 125_050, { kind: 'same' }],
    [0, 0, { kind: 'same' }],
  ])('%i of %i', (moved, taken, outcome) => {
    expect(returnOutcome(satang(moved), satang(taken))).toEqual(outcome);
  });

  it('is unknown where nobody knows what was taken', () => {
    expect(returnOutcome(satang(100), null)).toEqual({ kind: 'unknown' });
  });
});

describe('[ME-22] when the credit is to be brought home', () => {
  const open = { event: {}, leaving: false, returning: 'no' } as const;
  it.each([
    ['a game may hold it', open, true],
    ['no game is open', { ...open, event: null }, false],
    ['the member is on the way to the game', { ...open, leaving: true }, false],
    ['it is on its way already', { ...open, returning: 'pending' as const }, false],
    [
      'it failed: only the member or the network asks again',
      { ...open, returning: 'failed' as const },
      false,
    ],
  ])('%s', (_when, state, wanted) => {
    expect(wantsReturn(state)).toBe(wanted);
  });
});
