import fastify from 'fastify';
import { expect, it } from 'vitest';
import { play } from '../../../test/support/money-acts.ts';
import { openTestApp } from '../../../test/support/test-app.ts';
import {
  creditOf,
  giveTestCredit,
  signIn,
  signUp,
  type TestMember,
} from '../../../test/support/test-members.ts';
import type { GameProvider } from '../../games/game-provider.ts';
import { returnAllPausedCredit } from './return-paused-credit.ts';

const app = await openTestApp();

async function pausedInGame(): Promise<TestMember> {
  const member = await signUp(app);
  await giveTestCredit(app, member, 50_000);
  await play(app, member);
  await app.db
    .updateTable('member')
    .set({ paused_by: 'timeOut', paused_until: new Date('2026-12-20T03:00:00.000Z') })
    .where('id', '=', member.id)
    .execute();
  return { ...member, token: await signIn(app, member.username) };
}

it('a fault with one member is logged and does not delay the others', async () => {
  const [first, second, third] = [await pausedInGame(), await pausedInGame(), await pausedInGame()];
  const lines: string[] = [];
  const { log } = fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  const { games } = app.deps;
  const broken: GameProvider = {
    launch: (...given) => games.launch(...given),
    deposit: (...given) => games.deposit(...given),
    readPlayerState: (...given) => games.readPlayerState(...given),
    readReport: (...given) => games.readReport(...given),
    withdrawAll: (player, reference) =>
      player.id.endsWith(second.uuid)
        ? Promise.reject(new TypeError('a fault of the program'))
        : games.withdrawAll(player, reference),
  };
  await returnAllPausedCredit({ ...app.deps, games: broken }, log);
  expect(await creditOf(app, first)).toBe(50_000);
  expect(await creditOf(app, second)).toBe(0);
  expect(await creditOf(app, third)).toBe(50_000);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, memberId: second.id, msg: 'the credit of a paused member could not be returned' },
  ]);
  await returnAllPausedCredit(app.deps, log);
  expect(await creditOf(app, second)).toBe(50_000);
});
