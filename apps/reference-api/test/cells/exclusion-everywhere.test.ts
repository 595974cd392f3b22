import { expect, it } from 'vitest';
import { applyExclusions } from '../../src/cells/spread-exclusions.ts';
import { assertDeposited, deposit } from '../support/money-acts.ts';
import { exclude } from '../support/protection-acts.ts';
import { signUpAtB } from '../support/person-in-cells.ts';
import { openThreeCells } from '../support/three-cells.ts';
import { hostB, type TestApp } from '../support/test-app.ts';
import {
  newAccount,
  newPhone,
  receivingAccount,
  registrationForm,
  signIn,
  signUp,
  type TestMember,
} from '../support/test-members.ts';

const DAY_MS = 86_400_000;

const cells = await openThreeCells();
const [appOne, two] = [cells.appOf('one'), cells.appOf('two')];

const depsOfTwo = () => {
  const { pseudonym, brands, clock } = cells.deps;
  return { db: two.db, registry: cells.registry, pseudonym, brands, clock };
};

const pauseOf = async (app: TestApp, member: TestMember) => {
  const token = await signIn(app, member.username, member.host);
  return (await app.call('protection.get', {}, { ...member, token })).data?.pause;
};

/**
 * Deposits at brand B. States the receiver's name, because the sandbox bank reads the names of receiving accounts only
 * from the database of cell `one`.
 */
async function depositAtB(member: TestMember) {
  const { account_name: toName } = await receivingAccount(two, 'brand-b');
  return deposit(two, member, { toName });
}

it('a self-exclusion begins at the person’s account in another cell, once', async () => {
  const member = await signUp(appOne);
  const otherMember = await signUpAtB(appOne, two, member);
  expect((await depositAtB(otherMember)).status).toBe(200);
  await assertDeposited(appOne, member);
  await exclude(appOne, member, 'year1');
  expect((await cells.call('protection.get', {}, otherMember)).error?.code).toBe('SESSION_INVALID');
  expect(await pauseOf(two, otherMember)).toMatchObject({ cause: 'selfExclusion' });
  for (const deps of cells.ofCells) await deps.registry?.syncExclusions();
  for (const deps of cells.ofCells) await deps.registry?.syncExclusions();
  for (const [app, id] of [
    [appOne, member.id],
    [two, otherMember.id],
  ] as const) {
    const breaks = await app.db.selectFrom('member_break').selectAll().where('member_id', '=', id).execute();
    expect(breaks).toHaveLength(1);
  }
});

it('an excluded person can’t register at a brand of another cell, by phone or by bank account', async () => {
  const member = await signUp(appOne);
  await assertDeposited(appOne, member);
  await exclude(appOne, member, 'year1');
  const register = (body: { phone?: string; bankId?: string }) =>
    cells.call('register.member', { body: registrationForm(body) }, { host: hostB });
  expect((await register({ phone: member.phone })).error?.code).toBe('PHONE_TAKEN');
  expect((await register({ bankId: member.bankId })).error?.code).toBe('BANK_ACCOUNT_TAKEN');
  expect((await register({ phone: newPhone(), bankId: newAccount() })).status).toBe(200);
});

it('deposits of an account without an earlier deposit are refused in another cell', async () => {
  const member = await signUp(appOne);
  const otherMember = await signUpAtB(appOne, two, member);
  await assertDeposited(appOne, member);
  await exclude(appOne, member, 'year1');
  expect(await pauseOf(two, otherMember)).toBeNull();
  const again = { ...otherMember, token: await signIn(two, otherMember.username, hostB) };
  expect((await depositAtB(again)).error?.code).toBe('PLAY_PAUSED');
});

it('an exclusion begins at once while the registry is down, and reaches other cells afterwards', async () => {
  const member = await signUp(appOne);
  const otherMember = await signUpAtB(appOne, two, member);
  expect((await depositAtB(otherMember)).status).toBe(200);
  await assertDeposited(appOne, member);
  await cells.registry.schema
    .withSchema('registry')
    .alterTable('exclusion')
    .renameTo('exclusion_away')
    .execute();
  await exclude(appOne, member, 'year1');
  expect(await pauseOf(appOne, member)).toMatchObject({ cause: 'selfExclusion' });
  const registered = await cells.call('register.member', { body: registrationForm({}) }, { host: hostB });
  expect(registered.status).toBe(500);
  await cells.registry.schema
    .withSchema('registry')
    .alterTable('exclusion_away')
    .renameTo('exclusion')
    .execute();
  for (const deps of cells.ofCells) await deps.registry?.syncExclusions();
  await applyExclusions(depsOfTwo());
  expect(await pauseOf(two, otherMember)).toMatchObject({ cause: 'selfExclusion' });
});

async function endExclusion(app: TestApp, member: TestMember): Promise<void> {
  const token = await signIn(app, member.username, member.host);
  const ended = await app.call('protection.requestEnd', { body: {} }, { ...member, token });
  expect(ended.status, ended.text).toBe(200);
}

it('an exclusion that ended does not begin in a database that joins later', async () => {
  const member = await signUp(appOne);
  const otherMember = await signUpAtB(appOne, two, member);
  const stillExcluded = await signUp(appOne);
  const alsoExcluded = await signUpAtB(appOne, two, stillExcluded);
  for (const account of [otherMember, alsoExcluded]) expect((await depositAtB(account)).status).toBe(200);
  const { position } = await two.db
    .selectFrom('exclusion_position')
    .select('position')
    .executeTakeFirstOrThrow();
  const setPosition = (to: number) =>
    two.db.updateTable('exclusion_position').set({ position: to }).execute();
  // Cell two reads only the exclusions after its stored position. With this position, it reads none, as if its database
  // had not joined yet.
  await setPosition(Number.MAX_SAFE_INTEGER);
  for (const excluded of [member, stillExcluded]) {
    await assertDeposited(appOne, excluded);
    await exclude(appOne, excluded, 'months6');
  }
  appOne.passTime(200 * DAY_MS);
  await endExclusion(appOne, member);
  appOne.passTime(30 * DAY_MS);
  expect(await pauseOf(appOne, member)).toBeNull();
  await setPosition(position);
  await applyExclusions(depsOfTwo());
  expect(await pauseOf(two, otherMember)).toBeNull();
  expect(await pauseOf(two, alsoExcluded)).toMatchObject({ cause: 'selfExclusion' });
});

it('the end of an exclusion reaches other cells, and the person can register there again', async () => {
  const member = await signUp(appOne);
  await assertDeposited(appOne, member);
  await exclude(appOne, member, 'months6');
  const register = () =>
    cells.call('register.member', { body: registrationForm({ phone: member.phone }) }, { host: hostB });
  appOne.passTime(200 * DAY_MS);
  expect((await register()).error?.code).toBe('PHONE_TAKEN');
  await endExclusion(appOne, member);
  const { uuid } = await appOne.db
    .selectFrom('member_break')
    .select('uuid')
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow();
  for (const { db } of [appOne, two]) {
    const { end_requested_at: end } = await db
      .selectFrom('foreign_break')
      .select('end_requested_at')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(end).toEqual(appOne.deps.clock.now());
  }
  expect((await register()).error?.code).toBe('PHONE_TAKEN');
  appOne.passTime(DAY_MS);
  expect((await register()).status).toBe(200);
});
