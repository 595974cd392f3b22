/** Compares the frequencies of many draws with their weights. CHADA_FULL=1 runs a million draws. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { drawWeighted } from './draw.ts';
import { shuffleDeck } from './shuffle.ts';

const full = process.env['CHADA_FULL'] === '1';
const count = full ? 1_000_000 : 20_000;
const timeout = full ? 600_000 : 30_000;
const seed = process.env['CHADA_SEED'] ?? String(Date.now() % 1_000_000);
process.stdout.write(`odds of draws: CHADA_SEED=${seed}\n`);
const seeds = { serverSeed: createHash('sha256').update(seed).digest('hex'), clientSeed: 'odds' };

function chiSquared(found: readonly number[], expected: readonly number[]): number {
  return expected.reduce((sum, mean, index) => sum + ((found[index] ?? 0) - mean) ** 2 / mean, 0);
}

it('draws each outcome as often as its weight promises', { timeout }, () => {
  const weights = [50, 30, 15, 4, 1];
  const found = weights.map(() => 0);
  for (let nonce = 0; nonce < count; nonce += 1) {
    const { index } = drawWeighted({ ...seeds, nonce }, weights);
    found[index] = (found[index] ?? 0) + 1;
  }
  // With fair draws, the chi-squared statistic exceeds 50 in only one of 2 * 10^9 runs.
  expect(
    chiSquared(
      found,
      weights.map((weight) => (weight * count) / 100),
    ),
  ).toBeLessThan(50);
});

it('shuffles four cards into each of the 24 orders equally often', { timeout }, () => {
  const shuffles = count / 4;
  const found = new Map<string, number>();
  for (let nonce = 0; nonce < shuffles; nonce += 1) {
    const order = shuffleDeck({ ...seeds, nonce }, 4).join('');
    found.set(order, (found.get(order) ?? 0) + 1);
  }
  expect(found.size).toBe(24);
  // With fair draws, the chi-squared statistic exceeds 95 in less than one of 10^9 runs.
  expect(
    chiSquared(
      [...found.values()],
      Array.from({ length: 24 }, () => shuffles / 24),
    ),
  ).toBeLessThan(95);
});
