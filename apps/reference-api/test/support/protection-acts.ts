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
  member: TestMember,
  transferring: Transferring = {},
): Promise<string> {
  const slip = await transferAndGetSlip(app, member, transferring);
  return (await app.call('slip.verify', { body: { slip } }, member)).data?.id ?? '';
}

export const confirmSlip = (app: TestApp, member: TestMember, slipId: string) =>
  app.call('slip.confirm', { body: { slipId } }, member);

export async function deposit(app: TestApp, member: TestMember, transferring: Transferring = {}) {
  return confirmSlip(app, member, await verifySlip(app, member, transferring));
}

export async function assertDeposited(app: TestApp, member: TestMember): Promise<void> {
  expect((await deposit(app, member)).status).toBe(200);
}

export const withdraw = (app: TestApp, member: TestMember, amount: number) =>
  app.call('withdraw.create', { params: { uuid: member.uuid }, body: { amount } }, member);

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

export async function play(app: TestApp, member: Pick<TestMember, 'token' | 'host'>) {
  return app.call('game.open', { body: { gameCode: await anyGame(app), returnPath: '/' } }, member);
}

export const beginTimeOut = (app: TestApp, member: TestMember) =>
  app.call('protection.beginTimeOut', { body: { length: 'hours24' } }, member);

export async function prepareExclusion(
  app: TestApp,
  member: TestMember,
  length: ExclusionLength,
): Promise<string> {
  const { data } = await app.call('protection.prepareExclusion', { body: { length } }, member);
  return data?.confirmationId ?? '';
}

export const confirmExclusion = (app: TestApp, member: TestMember, confirmationId: string) =>
  app.call('protection.confirmExclusion', { body: { confirmationId } }, member);

export async function exclude(app: TestApp, member: TestMember, length: ExclusionLength) {
  return confirmExclusion(app, member, await prepareExclusion(app, member, length));
}

/**
 * Begins a play break while the member opens a game, confirms a deposit and withdraws. Asserts that no money is lost.
 * `prepare` returns the function that begins the play break.
 */
export async function raceWithMoney(
  app: TestApp,
  prepare: (member: TestMember) => Promise<() => Promise<unknown>>,
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
  const signedIn = { ...member, token: await signIn(app, member.username) };
  expect((await app.call('protection.get', {}, signedIn)).data?.pause).not.toBeNull();
  await app.call('game.cashOut', { body: {} }, signedIn);
  const expected =
    100_000 + (deposited.status === 200 ? 30_000 : 0) - (withdrawn.status === 200 ? 20_000 : 0);
  expect(await creditOf(app, signedIn, 'all'), `${round}, game ${opened.status}`).toBe(expected);
  const waiting = (await app.call('slip.myRequest', {}, signedIn)).data?.waiting;
  expect(waiting).toHaveLength(deposited.status === 200 ? 0 : 1);
}
