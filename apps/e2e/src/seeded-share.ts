import { randomInt } from 'node:crypto';

export const full = process.env['CHADA_FULL'] === '1';

/** Returns `CHADA_SEED` or a random integer, and prints it. */
export function seedOf(suite: string): number {
  const seed = Number(process.env['CHADA_SEED'] ?? randomInt(1_000_000));
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('CHADA_SEED must be a whole number.');
  console.info(`${suite}: CHADA_SEED=${seed}`);
  return seed;
}

/** With CHADA_FULL=1, true for each index. Otherwise true for one of `share` consecutive indexes. */
export function isInShare(index: number, share: number, turn: number): boolean {
  return full || (index + turn) % share === 0;
}

/** With CHADA_FULL=1, returns all items. Otherwise returns one of `share` consecutive items. */
export function shareOf<T>(items: readonly T[], share: number, turn: number): readonly T[] {
  return items.filter((_item, index) => isInShare(index, share, turn));
}
