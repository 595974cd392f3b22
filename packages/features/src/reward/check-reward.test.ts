import { describe, expect, it } from 'vitest';
import { checkReward } from './check-reward.ts';

describe('checkReward', () => {
  it.each([
    [{ costPoint: 800, stock: 12 }, 800, { kind: 'ok' }],
    [{ costPoint: 800, stock: null }, 5_000, { kind: 'ok' }],
    [{ costPoint: 800, stock: 12 }, 799, { kind: 'pointsMissing', points: 1 }],
    [{ costPoint: 800, stock: 12 }, 0, { kind: 'pointsMissing', points: 800 }],
    [{ costPoint: 800, stock: 0 }, 0, { kind: 'outOfStock' }],
    [{ costPoint: 800, stock: 1 }, null, { kind: 'ok' }],
  ])('[ME-10] checks %j with %j points', (reward, point, verdict) => {
    expect(checkReward(reward, point)).toEqual(verdict);
  });
});
