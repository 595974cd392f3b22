import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/test-app.ts';
import { signUp, type TestMember } from '../../../test/support/test-members.ts';

const START = Date.UTC(2026, 10, 20, 3);
let member: TestMember;
const app = await openTestApp();
await app.db.updateTable('prize_game').set({ turns_a_day: 9 }).execute();
beforeEach(async () => {
  app.setTime(new Date(START));
  member = await signUp(app);
});

const after = (ms: number) => app.setTime(new Date(START + ms));
const games = {
  wheel: (key: string = randomUUID(), caller = member) =>
    app.call('wheel.reward', { body: {} }, { ...caller, key }),
  cards: (key: string = randomUUID(), caller = member) =>
    app.call('flipCard.reward', { body: { card: 4 } }, { ...caller, key }),
};
const drawn = async () => {
  const own = app.db.selectFrom('prize_draw').where('member_id', '=', member.id);
  return (await own.select('nonce').orderBy('id').execute()).map(({ nonce }) => nonce);
};

it.each([
  ['wheel', 'wheel'],
  ['cards', 'cards'],
  ['wheel', 'cards'],
  ['cards', 'wheel'],
] as const)('[AP-19, AP-20] after %s, %s waits for 5 seconds', async (first, next) => {
  expect((await games[first]()).status).toBe(200);
  after(1_001);
  const early = await games[next]();
  expect([early.status, early.error?.code]).toEqual([429, 'DRAW_TOO_SOON']);
  expect(early.error?.message).toBe('รอสักครู่ก่อนเริ่มรอบต่อไป');
  expect(early.headers.get('retry-after')).toBe('4');
  after(4_999);
  expect((await games[next]()).headers.get('retry-after')).toBe('1');
  expect(await drawn()).toEqual([0]);
  after(5_000);
  expect((await games[next]()).status).toBe(200);
  expect(await drawn()).toEqual([0, 1]);
});

it('[AP-19] a refused request may be sent again with its key', async () => {
  await games.wheel();
  const key = randomUUID();
  expect((await games.wheel(key)).status).toBe(429);
  after(5_000);
  const { status, text } = await games.wheel(key);
  expect(status).toBe(200);
  expect((await games.wheel(key)).text).toBe(text);
  expect(await drawn()).toHaveLength(2);
});

it('[AP-19, AP-20] requests at the same moment give one draw', async () => {
  const responses = await Promise.all([games.wheel(), games.wheel(), games.cards(), games.cards()]);
  const codes = responses.map(({ status, error }) => error?.code ?? status);
  expect(codes.toSorted()).toEqual([200, 'DRAW_TOO_SOON', 'DRAW_TOO_SOON', 'DRAW_TOO_SOON']);
  expect(await drawn()).toEqual([0]);
});

it('[AP-19] the draws of other members delay nobody', async () => {
  const otherMember = await signUp(app);
  expect((await games.wheel(randomUUID(), otherMember)).status).toBe(200);
  expect((await games.wheel()).status).toBe(200);
});
