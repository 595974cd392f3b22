/** The ledger check itself must be able to fail: it finds books that were changed by force. */
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildBrand, buildMember, giveCredit } from '../testing/builders.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { checkLedger } from './check-ledger.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
  await buildBrand(test.db, 'brand-a');
  await giveCredit(test.db, await buildMember(test.db, 'brand-a'), 5000);
  expect((await checkLedger(test.db)).ok).toBe(true);
});
afterEach(() => test.drop());

/** Runs a statement with triggers off, which needs all rights over the database; no program of ours has them. */
const byForce = (statement: string) =>
  test.db.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db);
    await sql.raw(statement).execute(db);
    await sql`set session_replication_role = origin`.execute(db);
  });

describe('books that were changed by force', () => {
  it.each([
    ['a balance', "update account set balance = balance + 1 where kind = 'bank'", 'wrongAccounts'],
    ['an entry', 'update entry set amount = amount + 1 where amount > 0', 'unbalancedJournals'],
    ['a missing entry', 'delete from entry where amount < 0', 'unbalancedJournals'],
    [
      'a deposit without its money',
      `insert into deposit (client_id, member_id, channel, status, amount, journal_id, evidence, created_at, decided_at)
       select client_id, id, 'slip', 'completed', 999, (select max(id) from journal), 'sample', now(), now() from member`,
      'wrongRecords',
    ],
    [
      'a paid withdrawal that nobody paid',
      `insert into withdrawal (client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, journal_id, requested_at, decided_at, paid_at)
       select client_id, id, 100, 'paid', '004', '1234567890', current_date, 1, now(), now(), now() from member`,
      'wrongRecords',
    ],
  ] as const)('%s is found', async (_, statement, where) => {
    await byForce(statement);
    const report = await checkLedger(test.db);
    expect(report.ok).toBe(false);
    expect(report[where].length).toBeGreaterThan(0);
  });
});
