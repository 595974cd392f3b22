import { randomInt } from 'node:crypto';

export const full = process.env['CHADA_FULL'] === '1';

/** Returns the seed of a test run, and prints it: the environment variable `CHADA_SEED`, or a random integer. */
export function seedOf(suite: string): number {
  const seed = Number(process.env['CHADA_SEED'] ?? randomInt(1_000_000));
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('CHADA_SEED must be a whole number.');
  console.info(`${suite}: CHADA_SEED=${seed}`);
  return seed;
}

/** True for one of every `share` consecutive indexes, which `turn` selects. With CHADA_FULL=1, true for each index. */
export function isInShare(index: number, share: number, turn: number): boolean {
  return full || (index + turn) % share === 0;
}

/** Returns one of every `share` consecutive items, which `turn` selects. With CHADA_FULL=1, returns all items. */
export function shareOf<T>(items: readonly T[], share: number, turn: number): readonly T[] {
  return items.filter((_item, index) => isInShare(index, share, turn));
}
