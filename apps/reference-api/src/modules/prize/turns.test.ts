import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/test-app.ts';
import { signUp } from '../../../test/support/test-members.ts';
import { drawSegment } from './draw-segment.ts';
import { readDraws, readSegments, readTurns } from './repository.ts';

const app = await openTestApp();

const setTurns = (turns: number) =>
  app.db.updateTable('prize_game').set({ turns_a_day: turns }).where('client_id', '=', 'brand-a').execute();

it.each(['wheel', 'flip_card'] as const)('%s counts the turns of the member and the day', async (game) => {
  const member = await signUp(app);
  const play = () =>
    game === 'wheel'
      ? app.call('wheel.reward', { body: {} }, member)
      : app.call('flipCard.reward', { body: { card: 4 } }, member);
  const shown = async () =>
    game === 'wheel'
      ? (await app.call('wheel.get', {}, member)).data
      : (await app.call('flipCard.logs', {}, member)).data;
  await setTurns(3);
  expect(await shown()).toMatchObject({ left: 3, nextAt: null });
  expect((await play()).data?.left).toBe(2);
  app.passTime();
  expect((await play()).data?.left).toBe(1);
  expect(await shown()).toMatchObject({ left: 1, nextAt: null });
  await setTurns(1);
  expect(await shown()).toMatchObject({ left: 0, nextAt: '2026-11-20T17:00:00.000Z' });
  expect((await play()).error?.details).toEqual({ nextAt: '2026-11-20T17:00:00.000Z' });

  const draws = await readDraws(app.db, { memberId: member.id }, { limit: 10 });
  expect(draws.rows.map((row) => [row.game, row.turn])).toEqual([
    [game, 2],
    [game, 1],
  ]);
  const other = game === 'wheel' ? 'flip_card' : 'wheel';
  expect((await readDraws(app.db, { memberId: member.id, game: other }, { limit: 10 })).rows).toEqual([]);
});

it('a brand without the game has no turns', async () => {
  const turnsOf = { memberId: 1, game: 'wheel', day: '2026-11-20' } as const;
  expect(await readTurns(app.db, { ...turnsOf, clientId: 'no-brand' })).toEqual({ allowed: 0, taken: 0 });
});

it('segments that differ from the published table are not drawn', async () => {
  const seeds = { serverSeed: 'a'.repeat(64), clientSeed: 'b', nonce: 0 };
  const segments = await readSegments(app.db, 'brand-a', 'wheel');
  const changed = segments.map((segment, index) => (index === 0 ? { ...segment, amount: 1 } : segment));
  expect(() => drawSegment(seeds, 'wheel', changed)).toThrow(
    /^the weights of wheel differ from the published table [0-9a-f]{64}$/,
  );
  const unpublished = segments.map((segment) => ({ ...segment, weights_hash: null }));
  expect(() => drawSegment(seeds, 'wheel', unpublished)).toThrow(/published table none$/);
  expect(() => drawSegment(seeds, 'wheel', [])).toThrow('At least one weight must be above 0.');
});
