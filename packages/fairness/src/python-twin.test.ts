/** Compares the package with python/verify.py. CHADA_FULL=1 compares 100,000 draws instead of 3,000. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesToHex } from './bytes.ts';
import { drawWeighted } from './draw.ts';
import { commitServerSeed } from './server-seed.ts';
import { shuffleDeck } from './shuffle.ts';

const full = process.env['CHADA_FULL'] === '1';
const count = full ? 100_000 : 3000;
const timeout = full ? 600_000 : 30_000;
const seed = Number(process.env['CHADA_SEED'] ?? Date.now() % 1_000_000);
process.stdout.write(`draws in TypeScript and Python: CHADA_SEED=${seed}\n`);

const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;
const missing = 'python3 is not installed, so python/verify.py could not be compared with the package.';

function runTwin(args: readonly string[], input = ''): string | undefined {
  if (!hasPython) {
    if (full) throw new Error(missing);
    process.stdout.write(`${missing}\n`);
    return undefined;
  }
  const { stdout, stderr } = spawnSync('python3', [pathOf('python/verify.py'), ...args], {
    input,
    encoding: 'utf8',
  });
  return (stdout + stderr).trim();
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
const drawSeeds = fc.record({
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytesToHex),
  clientSeed: fc.string({
    unit: fc.constantFrom(...printable.filter((character) => character !== ':')),
    minLength: 1,
    maxLength: 64,
  }),
  nonce: fc.oneof(fc.nat(1000), fc.maxSafeNat()),
});
const weights = fc
  .oneof(
    fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }),
    fc.array(
      fc.maxSafeNat().map((weight) => Math.floor(weight / 16)),
      { minLength: 1, maxLength: 12 },
    ),
    fc.constant([4_502_500_384_112_655, 4_502_500_384_112_656]),
  )
  .filter((list) => list.some((weight) => weight > 0));

const draws = fc.tuple(drawSeeds, weights).map(([seeds, list]) => ({
  ...seeds,
  weights: list,
  commitment: commitServerSeed(seeds.serverSeed),
  ...drawWeighted(seeds, list),
}));
const shuffles = fc
  .tuple(drawSeeds, fc.integer({ min: 1, max: 60 }))
  .map(([seeds, size]) => ({ ...seeds, count: size, order: shuffleDeck(seeds, size) }));

it('computes the committed vectors', { timeout }, () => {
  expect(runTwin(['check', pathOf('vectors')]) ?? '5 files agree').toBe('5 files agree');
});

it('agrees on random draws and shuffles', { timeout }, () => {
  const cases = fc.sample(fc.oneof({ weight: 9, arbitrary: draws }, { weight: 1, arbitrary: shuffles }), {
    seed,
    numRuns: count,
  });
  const expected = `${count} draws agree`;
  const output = runTwin(['replay'], cases.map((item) => JSON.stringify(item)).join('\n'));
  expect(output ?? expected).toBe(expected);
});

it('notices a changed outcome', { timeout }, () => {
  const [draw] = fc.sample(draws, { seed, numRuns: 1 });
  const changed = { ...draw, value: (draw?.value ?? 0) + 1 };
  expect(runTwin(['replay'], JSON.stringify(changed)) ?? 'differs').toMatch(/^differs/);
});
