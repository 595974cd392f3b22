/** Tests self-exclusions that begin during a registration or a first deposit at another brand of the operator. */
import { randomUUID } from 'node:crypto';
import { bankCodeOf } from '@chada/domain';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { holderOf } from '../../sandbox-bank/holder.ts';
import { assertDeposited, confirmSlip, verifySlip } from '../../../test/support/money-acts.ts';
import { confirmExclusion, prepareExclusion } from '../../../test/support/protection-acts.ts';
import { hostB, type TestApp } from '../../../test/support/test-app.ts';
import { brandA } from '../../../test/support/test-brands.ts';
import {
  newAccount,
  newPhone,
  newUsername,
  PASSWORD,
  signIn,
  signUp,
  type TestMember,
} from '../../../test/support/test-members.ts';
import { testWithMember } from '../../../test/support/test-with-member.ts';
import { lockOperator } from './exclusion-registry.ts';

let app: TestApp;
let member: TestMember;
testWithMember((started, signedUp) => {
  app = started;
  member = signedUp;
});

async function verified(by: TestMember) {
  const slipId = await verifySlip(app, by);
  return () => confirmSlip(app, by, slipId);
}

async function preparedExclusion() {
  const confirmationId = await prepareExclusion(app, member, 'year1');
  return () => confirmExclusion(app, member, confirmationId);
}

function register(same: { readonly phone?: string; readonly bankId?: string }) {
  const body = {
    phone: newPhone(),
    username: newUsername(),
    password: PASSWORD,
    bankName: 'KBANK',
    bankId: newAccount(),
    ageConfirmed: true,
    ...same,
  } as const;
  return app.call('register.member', { body }, { host: hostB });
}

/** Creates an account at brand B with the same bank account as `member`. */
async function otherAccount(): Promise<TestMember> {
  const otherMember = await signUp(app, { host: hostB });
  const same = { bank_account: member.bankId, name: holderOf(bankCodeOf('KBANK'), member.bankId) };
  await app.db.updateTable('member').set(same).where('id', '=', otherMember.id).execute();
  return { ...otherMember, bankId: member.bankId };
}

async function waitingRequests(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`.execute(app.db);
  return rows[0]?.waiting ?? 0;
}

async function settledOrWaiting(request: Promise<unknown>, others: number): Promise<void> {
  let isDone = false;
  const done = () => void (isDone = true);
  request.then(done, done);
  const isSettledOrWaiting = async () => isDone || (await waitingRequests()) > others;
  await vi.waitFor(async () => expect(await isSettledOrWaiting()).toBe(true), { timeout: 10_000 });
}

async function whileLocked<First, Second>(
  { id }: TestMember,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const started = await app.db.transaction().execute(async (tx) => {
    await lockWallet(tx, id);
    const firstResult = first();
    await settledOrWaiting(firstResult, 0);
    const other = second();
    await settledOrWaiting(other, 1);
    return { one: firstResult, other };
  });
  return Promise.all([started.one, started.other]);
}

async function pauseOf(caller: TestMember) {
  const token = await signIn(app, caller.username, caller.host);
  return (await app.call('protection.get', {}, { ...caller, token })).data?.pause?.cause;
}

it('is refused without waiting for other requests of the operator if nobody prepared it', async () => {
  const { refused, waiting } = await app.db.transaction().execute(async (tx) => {
    await lockOperator(tx, brandA.protection?.operator ?? '', 'shared');
    const confirmation = app.call(
      'protection.confirmExclusion',
      { body: { confirmationId: randomUUID() } },
      member,
    );
    await settledOrWaiting(confirmation, 0);
    return { refused: { asked: confirmation }, waiting: await waitingRequests() };
  });
  expect([waiting, (await refused.asked).error?.code]).toEqual([0, 'EXCLUSION_NOT_PREPARED']);
});

it.each([
  ['phone', 'PHONE_TAKEN'],
  ['bankId', 'BANK_ACCOUNT_TAKEN'],
] as const)('recognises the %s of a registration that waits for the bank', async (field, code) => {
  await assertDeposited(app, member);
  const exclude = await preparedExclusion();
  const lookUp = app.deps.bank.lookUpHolder.bind(app.deps.bank);
  vi.spyOn(app.deps.bank, 'lookUpHolder').mockImplementationOnce(async (bank, account) => {
    expect((await exclude()).status).toBe(200);
    return lookUp(bank, account);
  });
  const { error } = await register({ [field]: member[field] });
  expect([error?.code, error?.details]).toEqual([code, undefined]);
});

it('recognises an account that opens while the self-exclusion is stored', async () => {
  await assertDeposited(app, member);
  const exclude = await preparedExclusion();
  const [excluded, registered] = await whileLocked(member, exclude, () =>
    register({ bankId: member.bankId }),
  );
  expect([excluded.status, registered.error?.code]).toEqual([200, 'BANK_ACCOUNT_TAKEN']);
});

it('also begins in an account that receives its first deposit at the same moment', async () => {
  const otherMember = await otherAccount();
  await assertDeposited(app, member);
  const exclude = await preparedExclusion();
  const [deposited, excluded] = await whileLocked(otherMember, await verified(otherMember), exclude);
  expect([deposited.status, excluded.status]).toEqual([200, 200]);
  expect(await pauseOf(otherMember)).toBe('selfExclusion');
});

it('is recognised if the member’s own first deposit is confirmed at the same moment', async () => {
  const otherMember = await otherAccount();
  await assertDeposited(app, otherMember);
  const exclude = await preparedExclusion();
  const [deposited, excluded] = await whileLocked(member, await verified(member), exclude);
  expect([deposited.status, excluded.status]).toEqual([200, 200]);
  expect(await pauseOf(otherMember)).toBe('selfExclusion');
  expect((await register({ phone: member.phone })).error?.code).toBe('PHONE_TAKEN');
});
