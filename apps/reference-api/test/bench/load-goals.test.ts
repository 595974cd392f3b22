import { expect, it } from 'vitest';
import { missedLoadGoals } from './load-goals.ts';

const met = { ratio: 0.6, errors: 0, loss: 0.1 };

it('bench:load meets its goals at their limits, and with a gain instead of a loss', () => {
  expect(missedLoadGoals(met)).toEqual([]);
  expect(missedLoadGoals({ ...met, loss: -0.2 })).toEqual([]);
});

it.each([
  ['ratio', { ratio: 0.59 }],
  ['errors', { errors: 1 }],
  ['loss', { loss: 0.11 }],
  ['loss', { loss: Number.NaN }],
] as const)('bench:load misses the goal of %s with %j', (goal, figures) => {
  expect(missedLoadGoals({ ...met, ...figures })).toEqual([goal]);
});
