import { satang } from '@chada/domain';
import { describe, expect, it } from 'vitest';
import { returnOutcome } from './return-outcome.ts';

describe('[ME-22] returnOutcome', () => {
  it.each([
    [130_050, 125_050, { kind: 'won', differenceSatang: 5_000 }],
    [0, 125_050, { kind: 'lost', differenceSatang: 125_050 }],
    [125_050, 125_050, { kind: 'same' }],
    [0, 0, { kind: 'same' }],
  ])('compares %i with %i', (moved, taken, outcome) => {
    expect(returnOutcome(satang(moved), satang(taken))).toEqual(outcome);
  });

  it('is unknown if the transferred amount is unknown', () => {
    expect(returnOutcome(satang(100), null)).toEqual({ kind: 'unknown' });
  });
});
