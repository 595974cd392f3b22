import { expect, it } from 'vitest';
import { deposit } from '../../../test/support/money-acts.ts';
import { beginTimeOut } from '../../../test/support/protection-acts.ts';
import type { TestApp } from '../../../test/support/test-app.ts';
import { signIn, type TestMember } from '../../../test/support/test-members.ts';
import { testWithMember } from '../../../test/support/test-with-member.ts';

let app: TestApp;
let member: TestMember;
testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

const offered = async () => (await app.call('user.setting', { body: {} }, member)).data?.bonusMax ?? 0;
const setLimit = (value: number) =>
  app.call('protection.setLimit', { body: { kind: 'deposit', period: 'day', value } }, member);

it('a bonus is never offered during a break', async () => {
  expect(await offered()).toBeGreaterThan(0);
  await beginTimeOut(app, member);
  member = { ...member, token: await signIn(app, member.username) };
  expect(await offered()).toBe(0);
  app.setTime('2026-11-21T03:00:00.000Z');
  member = { ...member, token: await signIn(app, member.username) };
  expect(await offered()).toBeGreaterThan(0);
});

it('a bonus is never offered while a limit is reached', async () => {
  await setLimit(50_000);
  expect(await offered()).toBeGreaterThan(0);
  expect((await deposit(app, member, { amountSatang: 50_000 })).status).toBe(200);
  expect(await offered()).toBe(0);
  app.setTime('2026-11-21T03:00:00.000Z');
  member = { ...member, token: await signIn(app, member.username) };
  expect(await offered()).toBeGreaterThan(0);
});
