import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyExclusions } from '../../src/cells/spread-exclusions.ts';
import { assertDeposited, deposit, exclude } from '../support/protection-acts.ts';
import { startThreeCells, type ThreeCells } from '../support/three-cells.ts';
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

let cells: ThreeCells;
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  cells = await startThreeCells();
  [one, two] = [cells.appOf('one'), cells.appOf('two')];
}, 120_000);
afterAll(() => cells.close());

const pauseOf = async (app: TestApp, who: TestMember) => {
  const token = await signIn(app, who.username, who.host);
  return (await app.call('protection.get', {}, { ...who, token })).data?.pause;
};

/** Returns an account at brand B, which is in another cell, with the bank account of `who`. */
async function sameBankAccount(who: TestMember): Promise<TestMember> {
  const other = await signUp(two, { host: hostB });
  const { name } = await one.db
    .selectFrom('member')
    .select('name')
    .where('id', '=', who.id)
    .executeTakeFirstOrThrow();
  await two.db
    .updateTable('member')
    .set({ bank_account: who.bankId, name })
    .where('id', '=', other.id)
    .execute();
  return { ...other, bankId: who.bankId };
}

/** The sandbox bank knows the names of receiving accounts only in its own database. */
async function depositAtB(who: TestMember) {
  const { account_name: toName } = await receivingAccount(two, 'brand-b');
  return deposit(two, who, { toName });
}

it('a self-exclusion begins at the person’s account in another cell, once', async () => {
  const who = await signUp(one);
  const other = await sameBankAccount(who);
  expect((await depositAtB(other)).status).toBe(200);
  await assertDeposited(one, who);
  await exclude(one, who, 'year1');
  expect((await cells.call('protection.get', {}, other)).error?.code).toBe('SESSION_INVALID');
  expect(await pauseOf(two, other)).toMatchObject({ cause: 'selfExclusion' });
  for (const deps of cells.ofCells) await deps.registry?.syncExclusions();
  for (const deps of cells.ofCells) await deps.registry?.syncExclusions();
  for (const [app, id] of [
    [one, who.id],
    [two, other.id],
  ] as const) {
    const breaks = await app.db.selectFrom('member_break').selectAll().where('member_id', '=', id).execute();
    expect(breaks).toHaveLength(1);
  }
});

it('an excluded person can’t register at a brand of another cell, by phone or by bank account', async () => {
  const who = await signUp(one);
  await assertDeposited(one, who);
  await exclude(one, who, 'year1');
  const register = (body: { phone?: string; bankId?: string }) =>
    cells.call('register.member', { body: registrationForm(body) }, { host: hostB });
  expect((await register({ phone: who.phone })).error?.code).toBe('PHONE_TAKEN');
  expect((await register({ bankId: who.bankId })).error?.code).toBe('BANK_ACCOUNT_TAKEN');
  expect((await register({ phone: newPhone(), bankId: newAccount() })).status).toBe(200);
});

it('deposits of an account without an earlier deposit are refused in another cell', async () => {
  const who = await signUp(one);
  const stranger = await sameBankAccount(who);
  await assertDeposited(one, who);
  await exclude(one, who, 'year1');
  expect(await pauseOf(two, stranger)).toBeNull();
  const again = { ...stranger, token: await signIn(two, stranger.username, hostB) };
  expect((await depositAtB(again)).error?.code).toBe('PLAY_PAUSED');
});

it('an exclusion begins at once while the registry is down, and reaches other cells afterwards', async () => {
  const who = await signUp(one);
  const other = await sameBankAccount(who);
  expect((await depositAtB(other)).status).toBe(200);
  await assertDeposited(one, who);
  await cells.registry.schema
    .withSchema('registry')
    .alterTable('exclusion')
    .renameTo('exclusion_away')
    .execute();
  await exclude(one, who, 'year1');
  expect(await pauseOf(one, who)).toMatchObject({ cause: 'selfExclusion' });
  const registered = await cells.call('register.member', { body: registrationForm({}) }, { host: hostB });
  expect(registered.status).toBe(500);
  await cells.registry.schema
    .withSchema('registry')
    .alterTable('exclusion_away')
    .renameTo('exclusion')
    .execute();
  for (const deps of cells.ofCells) await deps.registry?.syncExclusions();
  const { registry, deps } = cells;
  await applyExclusions({ db: two.db, registry, pseudonym: deps.pseudonym, brands: deps.brands });
  expect(await pauseOf(two, other)).toMatchObject({ cause: 'selfExclusion' });
});
