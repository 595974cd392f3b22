import { FairnessError } from './errors.ts';
import { isBiased, remainder } from './word.ts';
import type { WordStream } from './word-stream.ts';

/** Picks an integer from 0 to `total - 1`, each equally likely. `total` is an integer from 1 to 2^53 - 1. */
export function pickBelow(words: WordStream, total: number): number {
  if (!Number.isSafeInteger(total) || total < 1) {
    throw new FairnessError('total', `A total must be an integer from 1 to 2^53 - 1, got ${String(total)}.`);
  }
  let word = words.next();
  while (isBiased(word, total)) word = words.next();
  return remainder(word, total);
}

/**
 * Returns the sum of weights. Throws a FairnessError if a weight is negative or not an integer, or if the sum is 0 or
 * above 2^53 - 1.
 */
export function sumWeights(weights: readonly number[]): number {
  let total = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new FairnessError('weightTable', `A weight must be an integer from 0, got ${String(weight)}.`);
    }
    total += weight;
    if (!Number.isSafeInteger(total)) {
      throw new FairnessError('weightTable', 'The sum of the weights must be at most 2^53 - 1.');
    }
  }
  if (total === 0) throw new FairnessError('weightTable', 'At least one weight must be above 0.');
  return total;
}

/** Returns the first index at which the sum of the weights, including the weight at this index, exceeds `value`. */
export function indexAt(weights: readonly number[], value: number): number {
  let cumulative = 0;
  return weights.findIndex((weight) => {
    cumulative += weight;
    return value < cumulative;
  });
}
