import { randomInt } from 'node:crypto';

export const isFullRun = process.env['CHADA_FULL'] === '1';

/**
 * Returns and prints the seed of a test run. The seed is the value of the environment variable `CHADA_SEED`, or a random
 * integer. Throws if the value is not an integer of at least 0.
 */
export function seedOf(suite: string): number {
  const seed = Number(process.env['CHADA_SEED'] ?? randomInt(1_000_000));
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('CHADA_SEED must be a whole number.');
  console.info(`${suite}: CHADA_SEED=${seed}`);
  return seed;
}

/**
 * True if the test run selects the index. One of `divisor` consecutive indexes is selected, for example every third
 * index if `divisor` is 3. `offset` determines which of these indexes is selected. With CHADA_FULL=1, each index is
 * selected.
 */
export function isInShare(index: number, divisor: number, offset: number): boolean {
  return isFullRun || (index + offset) % divisor === 0;
}

/**
 * Returns the items whose indexes `isInShare` selects, for example every third item if `divisor` is 3. With
 * CHADA_FULL=1, returns all items.
 */
export function shareOf<T>(items: readonly T[], divisor: number, offset: number): readonly T[] {
  return items.filter((_item, index) => isInShare(index, divisor, offset));
}
