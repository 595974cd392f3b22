import { expect } from 'vitest';
import type { ExclusionLength } from '@chada/domain';
import { confirmSlip, play, verifySlip, withdraw } from './money-acts.ts';
import type { TestApp } from './test-app.ts';
import { creditOf, giveTestCredit, signIn, signUp, type TestMember } from './test-members.ts';

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
