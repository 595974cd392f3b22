import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildBrand, buildMember, giveCredit } from '../../test/support/builders.ts';
import { changeByForce } from '../../test/support/change-by-force.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.ts';
import { allEntries } from './ledger-tables.ts';
import { openHouseAccounts } from './chart.ts';
import { checkLedger, checkSinceSeal } from './check-ledger.ts';
import { wrongRecordsOf } from './wrong-records.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
  await buildBrand(test.db, 'brand-a');
  await giveCredit(test.db, await buildMember(test.db, 'brand-a'), 5000);
  expect((await checkLedger(test.db)).ok).toBe(true);
});
afterEach(() => test.drop());

const byForce = (statement: string) => changeByForce(test.db, statement);

async function untilWaiting(count: number): Promise<void> {
  const waiting = sql<{ waiting: number }>`
    select count(distinct pid) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await waiting.execute(test.db)).rows[0]?.waiting, { timeout: 10_000 })
    .toBeGreaterThanOrEqual(count);
}

describe('books that were changed by force', () => {
  it.each([
    ['a balance', "update account set balance = balance + 1 where kind = 'bank'", 'wrongAccounts'],
    ['an entry', 'update entry set amount = amount + 1 where amount > 0', 'unbalancedJournals'],
    ['a missing entry', 'delete from entry where amount < 0', 'unbalancedJournals'],
    [
      'a deposit without its money',
      `with forged as (
         insert into deposit (client_id, member_id, channel, status, amount, journal_id, evidence, created_at, decided_at)
         select client_id, id, 'slip', 'completed', 999, (select max(id) from journal), 'sample', now(), now() from member
         returning member_id, amount)
       insert into deposit_total select member_id, amount from forged`,
      'wrongRecords',
    ],
    [
      'a paid withdrawal that nobody paid',
      `insert into withdrawal (client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, journal_id, requested_at, decided_at, paid_at)
       select client_id, id, 100, 'paid', '004', '1234567890', current_date, 1, now(), now(), now() from member`,
      'wrongRecords',
    ],
    [
      'a requested withdrawal that left no wallet',
      `insert into withdrawal (client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, journal_id, requested_at)
       select client_id, id, 100, 'requested', '004', '1234567890', current_date, 1, now() from member`,
      'wrongRecords',
    ],
  ] as const)('%s is found', async (_, statement, where) => {
    await byForce(statement);
    const report = await checkLedger(test.db);
    expect(report.ok).toBe(false);
    expect(report[where].length).toBeGreaterThan(0);
    expect(await checkSinceSeal(test.db)).toEqual(report);
  });

  it('the wrong journals and accounts are listed', async () => {
    await byForce('update entry set amount = amount + 1 where amount = 5000');
    await byForce("update account set balance = balance + 1 where kind = 'bank'");
    const journals = await sql<{
      id: number;
    }>`select journal_id as id from entry where amount = 5001`.execute(test.db);
    const accounts = await sql<{ id: number }>`
      select id from account where kind = 'bank' or id in (select account_id from entry where amount = 5001)
       order by id`.execute(test.db);
    const report = await checkLedger(test.db);
    expect(report.unbalancedJournals).toEqual(journals.rows.map(({ id }) => id));
    expect(report.wrongAccounts.toSorted((a, b) => a - b)).toEqual(accounts.rows.map(({ id }) => id));
    expect(report.wrongRecords).toEqual([]);
  });

  it('a journal that moves money between brands is found by the sums of the brands', async () => {
    await buildBrand(test.db, 'brand-b');
    await buildBrand(test.db, 'brand-c');
    const bankOf = (brand: string) =>
      `(select id from account where kind = 'bank' and client_id = '${brand}' and stripe = 0)`;
    await byForce(
      `update entry set account_id = ${bankOf('brand-b')} where amount > 0 and account_id = ${bankOf('brand-a')}`,
    );
    await byForce("update account set balance = 0 where kind = 'bank' and client_id = 'brand-a'");
    await byForce("update account set balance = balance * 2 where kind = 'bank' and client_id = 'brand-b'");
    const report = await checkLedger(test.db);
    expect(report).toMatchObject({
      ok: false,
      unbalancedJournals: [],
      wrongAccounts: [],
      wrongRecords: [],
    });
    expect(report.sumByBrand.map(({ sumSatang }) => sumSatang)).toEqual([-100_000_000, 100_000_000, 0]);
  });

  it('a changed sum is found in its brand', async () => {
    await buildBrand(test.db, 'brand-b');
    await byForce('update entry set amount = amount + 7 where amount = 5000');
    const report = await checkLedger(test.db);
    expect(report.ok).toBe(false);
    expect(report.sumByBrand).toEqual([
      { clientId: 'brand-a', sumSatang: 7 },
      { clientId: 'brand-b', sumSatang: 0 },
    ]);
  });

  it('a wrong total of a member is named by the complete check', async () => {
    const [{ id: friend }, { rows }] = [
      await buildMember(test.db, 'brand-a'),
      await sql<{ id: number }>`select min(id) as id from member`.execute(test.db),
    ];
    await byForce(`insert into deposit_total (member_id, amount) select min(id), 5 from member`);
    await byForce(`insert into commission_total (member_id, downline_id, amount)
                   select min(id), max(id), 7 from member`);
    expect(await checkLedger(test.db)).toMatchObject({
      ok: false,
      wrongRecords: [
        `the total of the deposits of member ${rows[0]?.id}`,
        `the total of the commissions of member ${rows[0]?.id} from member ${friend}`,
      ],
    });
    expect((await checkSinceSeal(test.db)).ok).toBe(true);
  });

  it('a wrong record is named', async () => {
    await byForce(
      `insert into loss_refund (member_id, client_id, bangkok_day, level, percent, net_loss, amount, journal_id, created_at)
       select id, client_id, '2026-11-20', 1, 5, 1000, 50, 1, now() from member`,
    );
    const { rows } = await sql<{ id: number }>`select id from member`.execute(test.db);
    expect(await checkLedger(test.db)).toMatchObject({
      ok: false,
      unbalancedJournals: [],
      wrongAccounts: [],
      wrongRecords: [`refund of 2026-11-20 to member ${rows[0]?.id}`],
    });
  });
});

it('correct books are counted, and nothing in them is reported', async () => {
  expect(await checkLedger(test.db)).toEqual({
    ok: true,
    journals: 2,
    entries: 4,
    sumByBrand: [{ clientId: 'brand-a', sumSatang: 0 }],
    unbalancedJournals: [],
    wrongAccounts: [],
    wrongRecords: [],
    wrongSeals: [],
  });
});

it('refuses a second complete check at the same time, but not a check since the last seals', async () => {
  const { checks } = await test.db.transaction().execute(async (tx) => {
    await sql`lock table account in access exclusive mode`.execute(tx);
    const complete = checkLedger(test.db);
    await untilWaiting(1);
    await expect(checkLedger(test.db)).rejects.toThrow(/^another ledger check is running$/);
    const sinceSeal = checkSinceSeal(test.db);
    await untilWaiting(2);
    return { checks: [complete, sinceSeal] };
  });
  for (const report of await Promise.all(checks)) expect(report.ok).toBe(true);
  expect((await checkLedger(test.db)).ok).toBe(true);
});

it('a brand that opens during the check is not half in the report', async () => {
  const before = await checkLedger(test.db);
  const check = await test.db.transaction().execute(async (tx) => {
    await sql`lock table account in access exclusive mode`.execute(tx);
    const running = checkLedger(test.db);
    await untilWaiting(1);
    await tx.insertInto('brand').values({ client_id: 'brand-b', line1_id: null, line2_id: null }).execute();
    await openHouseAccounts(tx, 'brand-b');
    return { running };
  });
  expect(await check.running).toEqual(before);
});

it('finds the journal of each pay-out by the whole key of an index', async () => {
  const plan = await test.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<object>`explain ${sql.raw(wrongRecordsOf(allEntries))}`.execute(tx);
  });
  const lines = plan.rows.map((row) => Object.values(row).join());
  const search = lines.findIndex((line) => line.includes('using journal_once'));
  expect(lines[search + 1]).toMatch(/Index Cond: .*client_id = .*kind = .*reference = /);
});
