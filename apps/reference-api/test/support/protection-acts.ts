import { expect } from 'vitest';
import type { ExclusionLength } from '@chada/domain';
import type { TestApp } from './test-app.ts';
import {
  creditOf,
  giveTestCredit,
  signIn,
  signUp,
  type TestMember,
  transferAndGetSlip,
  type Transferring,
} from './test-members.ts';

export async function verifySlip(
  app: TestApp,
  who: TestMember,
  transferring: Transferring = {},
): Promise<string> {
  const slip = await transferAndGetSlip(app, who, transferring);
  return (await app.call('slip.verify', { body: { slip } }, who)).data?.id ?? '';
}

export const confirmSlip = (app: TestApp, who: TestMember, slipId: string) =>
  app.call('slip.confirm', { body: { slipId } }, who);

export async function deposit(app: TestApp, who: TestMember, transferring: Transferring = {}) {
  return confirmSlip(app, who, await verifySlip(app, who, transferring));
}

export async function assertDeposited(app: TestApp, who: TestMember): Promise<void> {
  expect((await deposit(app, who)).status).toBe(200);
}

export const withdraw = (app: TestApp, who: TestMember, amount: number) =>
  app.call('withdraw.create', { params: { uuid: who.uuid }, body: { amount } }, who);

/** Returns the code of a slot game that both test brands offer. */
async function anyGame(app: TestApp): Promise<string> {
  const { code } = await app.db
    .selectFrom('game')
    .select('code')
    .where('enabled', '=', true)
    .where('provider', '=', 'JK')
    .where('category', '=', 'slots')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return code;
}

export async function play(app: TestApp, who: Pick<TestMember, 'token' | 'host'>) {
  return app.call('game.open', { body: { gameCode: await anyGame(app), returnPath: '/' } }, who);
}

export const beginTimeOut = (app: TestApp, who: TestMember) =>
  app.call('protection.beginTimeOut', { body: { length: 'hours24' } }, who);

export async function prepareExclusion(
  app: TestApp,
  who: TestMember,
  length: ExclusionLength,
): Promise<string> {
  const { data } = await app.call('protection.prepareExclusion', { body: { length } }, who);
  return data?.confirmationId ?? '';
}

export const confirmExclusion = (app: TestApp, who: TestMember, confirmationId: string) =>
  app.call('protection.confirmExclusion', { body: { confirmationId } }, who);

export async function exclude(app: TestApp, who: TestMember, length: ExclusionLength) {
  return confirmExclusion(app, who, await prepareExclusion(app, who, length));
}

/** Begins a break at the same time as a game, a deposit and a withdrawal. Asserts that no money is lost. */
export async function raceWithMoney(
  app: TestApp,
  prepare: (who: TestMember) => Promise<() => Promise<unknown>>,
  round: string,
): Promise<void> {
  const member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
  const slipId = await verifySlip(app, member, { amountSatang: 30_000 });
  const begin = await prepare(member);
  const [opened, deposited, withdrawn] = await Promise.all([
    play(app, member),
    confirmSlip(app, member, slipId),
    withdraw(app, member, 20_000),
    begin(),
  ]);
  const who = { ...member, token: await signIn(app, member.username) };
  expect((await app.call('protection.get', {}, who)).data?.pause).not.toBeNull();
  await app.call('game.cashOut', { body: {} }, who);
  const expected =
    100_000 + (deposited.status === 200 ? 30_000 : 0) - (withdrawn.status === 200 ? 20_000 : 0);
  expect(await creditOf(app, who, 'all'), `${round}, game ${opened.status}`).toBe(expected);
  const waiting = (await app.call('slip.myRequest', {}, who)).data?.waiting;
  expect(waiting).toHaveLength(deposited.status === 200 ? 0 : 1);
}
