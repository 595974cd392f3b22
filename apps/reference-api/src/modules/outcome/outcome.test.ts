import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/support/test-app.ts';
import { giveTestCredit, signIn, signUp, type TestMember } from '../../../test/support/test-members.ts';

let member: TestMember;
const app = await openTestApp();
beforeEach(async () => {
  member = await signUp(app);
  await giveTestCredit(app, member, 100_000);
});

const signInOnSecondDevice = async (caller: TestMember) => ({
  ...caller,
  token: await signIn(app, caller.username, caller.host),
});
const withdraw = (amount: number, key: string) =>
  app.call('withdraw.create', { params: { uuid: member.uuid }, body: { amount } }, { ...member, key });
const outcomeOf = async (key: string, operation = 'withdraw.create', caller = member) =>
  (await app.call('outcome.get', { params: { operation, key } }, caller)).data;

describe('[ME-06] the outcome of a request', () => {
  it('is the response, also in another session of the member', async () => {
    const key = randomUUID();
    const { data } = await withdraw(50_000, key);
    expect(await outcomeOf(key, 'withdraw.create', await signInOnSecondDevice(member))).toEqual({
      outcome: 'done',
      data,
    });
  });

  it('is the refusal with its reason', async () => {
    const key = randomUUID();
    const { error } = await withdraw(500_000, key);
    expect(await outcomeOf(key)).toEqual({ outcome: 'refused', code: error?.code, message: error?.message });
  });

  it('is `none` if the request never arrived', async () => {
    const key = randomUUID();
    expect(await outcomeOf(key)).toEqual({ outcome: 'none' });
    expect((await withdraw(50_000, key)).status).toBe(200);
    expect(await outcomeOf(key)).toMatchObject({ outcome: 'done' });
  });

  it('is not shown to other members or under another operation', async () => {
    const key = randomUUID();
    await withdraw(50_000, key);
    expect(await outcomeOf(key, 'withdraw.create', await signUp(app))).toEqual({ outcome: 'none' });
    expect(await outcomeOf(key, 'withdraw.retry')).toEqual({ outcome: 'none' });
  });
});
