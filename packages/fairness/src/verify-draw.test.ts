import { expect, it } from 'vitest';
import { drawWeighted } from './draw.ts';
import { commitServerSeed } from './server-seed.ts';
import { verifyDraw, type RevealedDraw } from './verify-draw.ts';
import { hashWeightTable, weightsOf } from './weight-table.ts';

const seeds = { serverSeed: '5e'.repeat(32), clientSeed: 'my own seed', nonce: 12 };
const weightTable = {
  game: 'wheel',
  entries: [
    { id: 'credit-100', weight: 1 },
    { id: 'none', weight: 9 },
  ],
};
const { index } = drawWeighted(seeds, weightsOf(weightTable));
const draw: RevealedDraw = {
  ...seeds,
  commitment: commitServerSeed(seeds.serverSeed),
  weightTable,
  weightsHash: hashWeightTable(weightTable),
  index,
};
const cheaperTable = { game: 'wheel', entries: [{ id: 'none', weight: 10 }] };

it('accepts a draw that follows from its seeds', () => {
  expect(verifyDraw(draw)).toEqual({ ok: true });
});

it.each<[string, Partial<RevealedDraw>, string]>([
  ['a swapped server seed', { serverSeed: '5f'.repeat(32) }, 'seedNotCommitted'],
  ['a server seed of another form', { serverSeed: '5E'.repeat(32) }, 'seedNotCommitted'],
  ['weights changed after the draw', { weightTable: cheaperTable }, 'weightsChanged'],
  ['another outcome', { index: 1 - index }, 'outcomeDiffers'],
  ['an outcome that does not exist', { index: 2 }, 'outcomeDiffers'],
  ['an invalid client seed', { clientSeed: 'a:1' }, 'invalidInput'],
  ['an invalid nonce', { nonce: -1 }, 'invalidInput'],
  ['invalid weights', { weightTable: { game: 'wheel', entries: [] } }, 'invalidInput'],
])('names %s', (_, change, fault) => {
  expect(verifyDraw({ ...draw, ...change })).toMatchObject({ ok: false, fault });
});
