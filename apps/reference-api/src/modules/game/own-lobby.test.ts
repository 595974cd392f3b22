import { afterAll, beforeAll, expect, it } from 'vitest';
import { brandDirectory } from '../../brands/brand-directory.ts';
import { startTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { hostB, testBrand } from '../../../test/support/test-brands.ts';
import { giveTestCredit, signUp, type TestMember } from '../../../test/support/test-members.ts';

const brand = testBrand('brand-b', {
  game: {
    categories: ['slots', 'crash'],
    defaultCategory: 'crash',
    providers: ['PGSOFT'],
    names: { PGSOFT: 'พีจีซอฟต์', crash: 'แครช' },
  },
});

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await startTestApp({ around: () => ({ brands: brandDirectory(() => [brand]) }) });
  const game = { category: 'crash', provider: 'PGSOFT', hot: false, image_path: null };
  await app.db
    .insertInto('game')
    .values([
      { ...game, code: 'rocket', name: 'จรวด', latin_name: 'Rocket', position: 1 },
      { ...game, code: 'comet', name: 'ดาวหาง', latin_name: 'Comet', position: 2 },
      { ...game, code: 'stranger', name: 'จรวดใหญ่', latin_name: 'Rocket', position: 3, provider: 'OTHER' },
    ])
    .execute();
  member = await signUp(app, { host: hostB });
});
afterAll(() => app.close());

const list = async (body: object) => {
  const { data } = await app.call('game.list', { body: { gameType: 'crash', ...body } }, member);
  return data?.items.map(({ code }) => code);
};

it('[ME-20, ME-21] lists the games and providers of the category', async () => {
  expect(await list({})).toEqual(['rocket', 'comet']);
  expect(await list({ provider: 'PGSOFT' })).toEqual(['rocket', 'comet']);
  expect(await list({ provider: 'OTHER' })).toEqual([]);
  const { data } = await app.call('game.providers', { params: { gameCate: 'crash' } }, member);
  expect(data?.providers).toEqual([{ provider: 'PGSOFT', games: 2 }]);
});

it.each([
  ['a game', 'จรวด', ['rocket']],
  ['the provider by the brand’s name', 'พีจีซอฟต์', ['rocket', 'comet']],
  ['the category by the brand’s name', 'แครช', ['rocket', 'comet']],
])('[ME-20] finds %s', async (_what, search, codes) => {
  expect(await list({ search, everyCategory: true })).toEqual(codes);
});

it('[ME-22] opens a game of the provider', async () => {
  await giveTestCredit(app, member, 5_000);
  const body = { gameCode: 'rocket', returnPath: '/auth/games/crash/PGSOFT' };
  const { data } = await app.call('game.open', { body }, member);
  expect(data?.movedSatang).toBe(5_000);
});

it.each([
  ['a category', { gameType: 'Crash' }],
  ['a provider', { gameType: 'crash', provider: 'pgsoft' }],
])('[VA-01] refuses %s of another form', async (_what, body) => {
  const { error } = await app.call('game.list', { body }, member);
  expect(error?.code).toBe('VALIDATION_FAILED');
});
