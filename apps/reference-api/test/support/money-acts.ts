import { expect } from 'vitest';
import type { TestApp } from './test-app.ts';
import { type TestMember, transferAndGetSlip, type TransferOptions } from './test-members.ts';

export async function verifySlip(
  app: TestApp,
  member: TestMember,
  options: TransferOptions = {},
): Promise<string> {
  const slip = await transferAndGetSlip(app, member, options);
  const { data, text } = await app.call('slip.verify', { body: { slip } }, member);
  if (data === undefined) throw new Error(`slip.verify: ${text}`);
  return data.id;
}

export const confirmSlip = (app: TestApp, member: TestMember, slipId: string) =>
  app.call('slip.confirm', { body: { slipId } }, member);

export async function deposit(app: TestApp, member: TestMember, options: TransferOptions = {}) {
  return confirmSlip(app, member, await verifySlip(app, member, options));
}

export async function assertDeposited(
  app: TestApp,
  member: TestMember,
  options: TransferOptions = {},
): Promise<void> {
  const { status, text } = await deposit(app, member, options);
  expect(status, text).toBe(200);
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
