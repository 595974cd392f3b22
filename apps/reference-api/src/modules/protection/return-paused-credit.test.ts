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
import { type GameProvider, ProviderUnavailableError } from '../../games/game-provider.ts';
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

it('a fault with one member is reported and does not delay the others', async () => {
  const [first, second, third] = [await pausedInGame(), await pausedInGame(), await pausedInGame()];
  const reported: unknown[] = [];
  const report = (member: string, failure: object) => void reported.push([member, failure]);
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
  await returnAllPausedCredit({ ...app.deps, games: broken }, report);
  expect(await creditOf(app, first)).toBe(50_000);
  expect(await creditOf(app, second)).toBe(0);
  expect(await creditOf(app, third)).toBe(50_000);
  const text = 'the credit of a paused member could not be returned';
  expect(reported).toMatchObject([
    [String(second.id), { text, level: 'error', fields: { memberId: second.id } }],
  ]);
  await returnAllPausedCredit(app.deps, report);
  expect(reported).toHaveLength(1);
  expect(await creditOf(app, second)).toBe(50_000);
});

it('a provider that does not answer is only a warning, because the credit returns later', async () => {
  const member = await pausedInGame();
  const unavailable = () => Promise.reject(new ProviderUnavailableError('no answer'));
  const reported: unknown[] = [];
  const { games: usual } = app.deps;
  const games: GameProvider = {
    launch: (...given) => usual.launch(...given),
    deposit: (...given) => usual.deposit(...given),
    readReport: (...given) => usual.readReport(...given),
    readPlayerState: unavailable,
    withdrawAll: unavailable,
  };
  await returnAllPausedCredit({ ...app.deps, games }, (name, failure) => void reported.push([name, failure]));
  const text = 'the credit of a paused member stays at the provider for now';
  expect(reported).toMatchObject([[String(member.id), { text, level: 'warn' }]]);
});
