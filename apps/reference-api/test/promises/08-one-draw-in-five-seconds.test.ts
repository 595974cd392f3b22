/**
 * Tests that a member can draw only once in 5 seconds, even with several API processes (promise 8 in docs/promises.md).
 * Runs 2 rounds, or 100 with CHADA_FULL=1.
 */
import { expect, it } from 'vitest';
import { runSeed, seededRandom, sized } from '../support/seeded-random.ts';
import { signUp } from '../support/test-members.ts';
import { openRaceApp } from './support/race-app.ts';

const AT_ONCE = 12;
const rounds = sized(2, 100);
const seed = runSeed();
const random = seededRandom(seed);
const app = await openRaceApp();
await app.db.updateTable('prize_game').set({ turns_a_day: 100 }).execute();
console.info(`one draw in five seconds: CHADA_SEED=${seed}, ${app.processes.length} processes`);

it('[AP-19, AP-20] holds under race of both games and of clocks', { timeout: 3_600_000 }, async () => {
  const begin = app.deps.clock.now().getTime();
  for (let round = 0; round < rounds; round += 1) {
    const label = `seed ${seed}, round ${round}`;
    const member = await signUp(app);
    const draw = () =>
      random.int(0, 1) === 0
        ? app.call('wheel.reward', { body: {} }, member)
        : app.call('flipCard.reward', { body: { card: 4 } }, member);
    for (const cycle of [1, 2]) {
      for (const process of app.processes.keys())
        await app.setClock(new Date(begin + cycle * 10_000 + random.int(0, 4_000)), process);
      const responses = await Promise.all(Array.from({ length: AT_ONCE }, draw));
      const codes = responses.map(({ status, error }) => error?.code ?? status);
      expect(codes.toSorted(), label).toEqual([200, ...Array<string>(AT_ONCE - 1).fill('DRAW_TOO_SOON')]);
    }
    const draws = app.db.selectFrom('prize_draw').where('member_id', '=', member.id);
    expect(await draws.select('nonce').orderBy('id').execute(), label).toEqual([{ nonce: 0 }, { nonce: 1 }]);
  }
});
