import { randomInt } from 'node:crypto';

export const full = process.env['CHADA_FULL'] === '1';

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
 * True for one index in every `share` consecutive indexes. `turn` determines which of these indexes is selected. With
 * CHADA_FULL=1, true for each index.
 */
export function isInShare(index: number, share: number, turn: number): boolean {
  return full || (index + turn) % share === 0;
}

/**
 * Returns one item in every `share` consecutive items. `turn` determines which of these items is selected. With
 * CHADA_FULL=1, returns all items.
 */
export function shareOf<T>(items: readonly T[], share: number, turn: number): readonly T[] {
  return items.filter((_item, index) => isInShare(index, share, turn));
}
