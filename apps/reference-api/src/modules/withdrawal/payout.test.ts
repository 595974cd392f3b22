import { randomUUID } from 'node:crypto';
import { bangkokDay, satang } from '@chada/domain';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BankUnavailableError, type Payout, type PayoutResult } from '../../bank/bank-gateway.ts';
import { createDatabase, createPool, type Database } from '../../database/connection.ts';
import { houseAccountReader } from '../../ledger/chart.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { buildBrand, buildMember, giveCredit, type BuiltMember } from '../../../test/support/builders.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.ts';
import { backoffSeconds } from './payout-claim.ts';
import { payoutRunner, settleDuePayouts, type PayoutDeps, type PayoutRunner } from './payout.ts';
import { insertWithdrawal } from './repository.ts';

const AMOUNT = satang(10_000);
let test: TestDatabase;
let member: BuiltMember;
let requests: string[];
let respond: (payout: Payout) => PayoutResult | Promise<PayoutResult>;
const bank = {
  payOut: async (payout: Payout) => {
    requests.push(payout.reference);
    return respond(payout);
  },
} satisfies PayoutDeps['bank'];
const paid = { status: 'paid' } as const;
const silent = () => {
  throw new BankUnavailableError('the bank did not answer');
};

const depsOf = (db: Database): PayoutDeps => ({
  db,
  bank,
  clock: { now: () => new Date() },
  houseAccounts: houseAccountReader(db),
});

function openProcess(): { deps: PayoutDeps; end(): Promise<void> } {
  const db = createDatabase(createPool({ url: test.url, schema: 'api', max: 8 }));
  return { deps: depsOf(db), end: () => db.destroy() };
}

beforeAll(async () => {
  test = await createTestDatabase();
  await buildBrand(test.db, 'brand-a');
  member = await buildMember(test.db, 'brand-a');
  await giveCredit(test.db, member, 100_000_000);
});
beforeEach(() => {
  requests = [];
  respond = () => paid;
});
afterEach(async () => {
  await sql`update withdrawal set payout_due_at = 'infinity' where status = 'paying'`.execute(test.db);
});
afterAll(async () => {
  expect((await checkLedger(test.db)).ok).toBe(true);
  await test.drop();
});

async function approved(bankCode = '004'): Promise<string> {
  const houseAccounts = await houseAccountReader(test.db)('brand-a');
  const uuid = randomUUID();
  const at = new Date();
  await test.db.transaction().execute((tx) =>
    insertWithdrawal(
      tx,
      {
        uuid,
        client_id: 'brand-a',
        member_id: member.id,
        amount: AMOUNT,
        status: 'paying',
        bank_code: bankCode,
        bank_account: '1234567890',
        bangkok_day: bangkokDay(at),
        reason: null,
        requested_at: at,
        decided_at: at,
        paid_at: null,
      },
      {
        clientId: 'brand-a',
        kind: 'withdrawal_requested',
        reference: uuid,
        memberId: member.id,
        at,
        legs: [debit(member.walletId, AMOUNT), credit(houseAccounts.withdrawals_payable, AMOUNT)],
      },
    ),
  );
  return uuid;
}
const several = (count: number, bankCode?: string) =>
  Promise.all(Array.from({ length: count }, () => approved(bankCode)));

const rowOf = (uuid: string) =>
  test.db.selectFrom('withdrawal').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
const statusOf = async (uuid: string) => (await rowOf(uuid)).status;
const runAll = (runner: PayoutRunner) => runner.startDue().then(() => runner.idle());
const dueNow = (uuid: string) =>
  sql`update withdrawal set payout_due_at = now() where uuid = ${uuid}`.execute(test.db);

function hangingBank() {
  let release: (result: PayoutResult) => void = () => undefined;
  const answered = new Promise<PayoutResult>((resolve) => (release = resolve));
  return { answered, release };
}

describe('stuck payouts', () => {
  it('do not delay the payouts after them', async () => {
    const stuck = new Set(await several(60));
    const last = await approved();
    respond = ({ reference }) => (stuck.has(reference.split(':')[0] ?? '') ? silent() : paid);
    await settleDuePayouts(depsOf(test.db));
    expect(await statusOf(last)).toBe('paid');
  });

  it('that the ledger refuses report the reason and do not stop the payouts after them', async () => {
    const [refused, last] = [await approved(), await approved()];
    const houseAccounts = await houseAccountReader(test.db)('brand-a');
    await test.db.transaction().execute((tx) =>
      postJournal(tx, {
        clientId: 'brand-a',
        kind: 'withdrawal_paid',
        reference: refused,
        memberId: member.id,
        at: new Date(),
        legs: [debit(houseAccounts.bank, satang(1)), credit(houseAccounts.capital, satang(1))],
      }),
    );
    const faults: string[] = [];
    const runner = payoutRunner(depsOf(test.db), (_, uuid) => faults.push(uuid));
    await runAll(runner);
    expect(await statusOf(last)).toBe('paid');
    expect(faults).toEqual([refused]);
    expect(await rowOf(refused)).toMatchObject({
      status: 'paying',
      payout_fault: expect.stringMatching(/journal_once/),
    });
  });

  it('are sent again after a growing wait, and not before', async () => {
    const id = await approved();
    respond = silent;
    let before = 0;
    for (let round = 1; round <= 4; round += 1) {
      await dueNow(id);
      await settleDuePayouts(depsOf(test.db));
      await settleDuePayouts(depsOf(test.db));
      expect(requests).toHaveLength(round);
      const { payout_due_at: due, payout_fault: fault } = await rowOf(id);
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(test.db);
      const wait = due.getTime() - (rows[0]?.now.getTime() ?? 0);
      expect(wait).toBeGreaterThan(before);
      expect(fault).toBe('the bank did not answer');
      before = backoffSeconds(round) * 1000 - 1;
    }
  });
});

it('are sent from the receiving account, and a fault other than a silent bank is reported', async () => {
  const account = {
    bank_code: '014',
    bank_account: '9876543210',
    account_name: 'ดาวทอง',
    prompt_pay_id: '0812345678',
  };
  await test.db
    .insertInto('receiving_account')
    .values({ client_id: 'brand-a', ...account, active: true, shown: false })
    .execute();
  const [id, quiet, broken, pending] = await several(4);
  const sent: Payout[] = [];
  respond = (payout) => {
    sent.push(payout);
    if (payout.reference === `${quiet}:0`) return silent();
    if (payout.reference === `${broken}:0`) throw new Error('a fault of this test');
    return payout.reference === `${pending}:0` ? { status: 'pending' } : paid;
  };
  const faults: string[] = [];
  const runner = payoutRunner(depsOf(test.db), (error, uuid) => faults.push(`${uuid} ${String(error)}`));
  await runAll(runner);
  await test.db.deleteFrom('receiving_account').where('client_id', '=', 'brand-a').execute();
  expect(sent.find(({ reference }) => reference === `${id}:0`)).toEqual({
    reference: `${id}:0`,
    bank: '004',
    account: '1234567890',
    amountSatang: AMOUNT,
    from: { bank: '014', account: '9876543210' },
  });
  expect(faults).toEqual([`${broken} Error: a fault of this test`]);
  const states = await Promise.all([id, quiet, broken, pending].map((uuid) => rowOf(uuid ?? '')));
  expect(states.map(({ status, payout_fault }) => [status, payout_fault])).toEqual([
    ['paid', null],
    ['paying', 'the bank did not answer'],
    ['paying', 'a fault of this test'],
    ['paying', 'the bank has not settled it yet'],
  ]);
});

it('at a bank that hangs do not delay other banks, and the bank gets four at once', async () => {
  const hanging = hangingBank();
  let [now, max] = [0, 0];
  respond = async ({ bank: code }) => {
    if (code !== '004') return paid;
    max = Math.max(max, (now += 1));
    return hanging.answered.finally(() => (now -= 1));
  };
  const stuck = await several(8, '004');
  const runner = payoutRunner(depsOf(test.db));
  await runner.startDue();
  const later = await approved('014');
  await runner.startDue();
  await expect.poll(() => statusOf(later), { timeout: 10_000 }).toBe('paid');
  await expect.poll(() => now).toBe(4);
  hanging.release(paid);
  await runner.idle();
  for (const id of stuck) expect(await statusOf(id)).toBe('paid');
  expect(max).toBe(4);
});

it('that the database refuses to claim are reported by bank, and sent after the fault', async () => {
  const id = await approved();
  const faults: string[] = [];
  const runner = payoutRunner(depsOf(test.db), (_, subject) => faults.push(subject));
  await sql`alter table withdrawal add constraint a_fault check (payout_asks = 0) not valid`.execute(test.db);
  await runAll(runner);
  await settleDuePayouts(depsOf(test.db));
  await sql`alter table withdrawal drop constraint a_fault`.execute(test.db);
  expect([faults, requests, await statusOf(id)]).toEqual([['bank 004'], [], 'paying']);
  await runAll(runner);
  expect(await statusOf(id)).toBe('paid');
});

describe('several processes', () => {
  it('send each payout to the bank once', async () => {
    const ids = [...(await several(12, '004')), ...(await several(12, '014'))];
    respond = async () => {
      await sql`select pg_sleep(0.02)`.execute(test.db);
      return paid;
    };
    const processes = Array.from({ length: 4 }, openProcess);
    await Promise.all(processes.map(({ deps }) => settleDuePayouts(deps)));
    for (const { end } of processes) await end();
    expect(requests.toSorted()).toEqual(ids.map((id) => `${id}:0`).toSorted());
    for (const id of ids) expect(await statusOf(id)).toBe('paid');
  });

  it('take over the payouts of a dead process when its claim has expired, and pay once', async () => {
    const id = await approved();
    const hanging = hangingBank();
    respond = () => hanging.answered;
    const [first, second] = [openProcess(), openProcess()];
    const settling = settleDuePayouts(first.deps);
    await expect.poll(() => requests).toHaveLength(1);
    respond = () => paid;
    await settleDuePayouts(second.deps);
    expect([requests.length, await statusOf(id)]).toEqual([1, 'paying']);

    await dueNow(id);
    await settleDuePayouts(second.deps);
    expect([requests, await statusOf(id)]).toEqual([[`${id}:0`, `${id}:0`], 'paid']);
    hanging.release(paid);
    await settling;
    const journals = test.db.selectFrom('journal').select('id').where('reference', '=', id);
    expect(await journals.where('kind', '=', 'withdrawal_paid').execute()).toHaveLength(1);
    await Promise.all([first.end(), second.end()]);
  });

  it('do not postpone a payout that another process has claimed since', async () => {
    const id = await approved();
    const hanging = hangingBank();
    respond = () => hanging.answered;
    const settling = settleDuePayouts(depsOf(test.db));
    await expect.poll(() => requests).toHaveLength(1);
    await dueNow(id);
    const second = hangingBank();
    respond = () => second.answered;
    const again = settleDuePayouts(depsOf(test.db));
    await expect.poll(() => requests).toHaveLength(2);
    const { payout_due_at: claimedUntil } = await rowOf(id);
    hanging.release({ status: 'pending' });
    await settling;
    expect((await rowOf(id)).payout_due_at).toEqual(claimedUntil);
    second.release({ status: 'refused' });
    await again;
    expect(await statusOf(id)).toBe('failed');
  });
});
