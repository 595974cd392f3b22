import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database, Tx } from '../database/connection.ts';
import { limitStatements } from '../database/own-time-limit.ts';
import { readAllTables, type LedgerTables, type ReadRows } from './ledger-tables.ts';
import { readUnsealedTables } from './unsealed-tables.ts';
import { wrongRecordsOf } from './wrong-records.ts';
import { findBrokenSeals, findWrongDays, findWrongTotals } from './find-wrong-seals.ts';

export interface LedgerReport {
  readonly ok: boolean;
  readonly journals: number;
  readonly entries: number;
  /** The sum of all entries of each brand. In correct books, each sum is 0. */
  readonly sumByBrand: readonly { readonly clientId: string; readonly sumSatang: number }[];
  /** Journals that have fewer than two entries or do not sum to zero. */
  readonly unbalancedJournals: readonly number[];
  /** Accounts whose balance is negative or differs from the sum of their entries. */
  readonly wrongAccounts: readonly number[];
  /** Deposits, withdrawals and refunds without a journal of the same amount. */
  readonly wrongRecords: readonly string[];
}

export interface SealedReport extends LedgerReport {
  /** Seals that were changed, are missing, or do not agree with their day. */
  readonly wrongSeals: readonly string[];
}

const STATEMENT_LIMIT_MS = 3_600_000;

export const readerOf =
  (db: Database | Tx): ReadRows =>
  async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;

const CHECK_LOCK = 7_236_412_003;

async function refuseSecondCheck(read: ReadRows): Promise<void> {
  const [lock] = await read<{ isFree: boolean }>('select pg_try_advisory_xact_lock($1) as "isFree"', [
    CHECK_LOCK,
  ]);
  if (!lock?.isFree) throw new Error('another ledger check is running');
}

function inSnapshot<T>(db: Database, check: (read: ReadRows) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await limitStatements(tx, STATEMENT_LIMIT_MS);
      return check(readerOf(tx));
    });
}

const withSeals = (report: LedgerReport, wrongSeals: readonly string[]): SealedReport => ({
  ...report,
  ok: report.ok && wrongSeals.length === 0,
  wrongSeals,
});

/**
 * Reads all entries of the ledger. Compares the seals of all days, and the totals of the sealed days, with the entries.
 * For archived months, uses the sums of their days instead of entries. Throws while another complete check runs.
 */
export const checkLedger = (db: Database): Promise<SealedReport> =>
  inSnapshot(db, async (read) => {
    await refuseSecondCheck(read);
    const report = await readLedger(read);
    return withSeals(report, [
      ...(await findBrokenSeals(read)),
      ...(await findWrongDays(read)),
      ...(await findWrongTotals(read)),
    ]);
  });

/**
 * Checks only the entries since the last seals. For earlier entries, uses the stored totals of the accounts and compares
 * these totals with the last seal. Does not notice a changed entry or a changed sum of a sealed day.
 */
export const checkSinceSeal = (db: Database): Promise<SealedReport> =>
  inSnapshot(db, async (read) => {
    const report = await readLedger(read, await readUnsealedTables(read));
    return withSeals(report, await findBrokenSeals(read));
  });

/**
 * Checks the ledger and counts the journals and entries that the check reads. Reads all tables if `given` is
 * missing. Must run in an open transaction.
 */
export async function readLedger(read: ReadRows, given?: LedgerTables): Promise<LedgerReport> {
  const tables = given ?? (await readAllTables(read));
  const counts = await read<{ journals: number; entries: number }>(`
    select (select count(*) from ${tables.journal} as journal) as journals,
           (select count(*) from ${tables.entry} as entry) as entries`);
  const sums = await read<{ clientId: string; sumSatang: number }>(`
    select account.client_id as "clientId", coalesce(sum(entry.amount), 0)::bigint as "sumSatang"
      from account left join ${tables.movement} as entry on entry.account_id = account.id
     group by account.client_id order by account.client_id`);
  const journals = await read<{ id: number }>(`
    select journal.id from ${tables.journal} as journal left join ${tables.entry} as entry on entry.journal_id = journal.id
     group by journal.id having count(entry.amount) < 2 or sum(entry.amount) <> 0
     order by journal.id`);
  const accounts = await read<{ id: number }>(`
    select account.id from account left join ${tables.movement} as entry on entry.account_id = account.id
     group by account.id
    having account.balance < 0 or account.balance <>
           coalesce(sum(entry.amount), 0) * case account.normal_side when 'debit' then 1 else -1 end
     order by account.id`);
  const records = await read<{ name: string }>(wrongRecordsOf(tables));
  const report = {
    journals: 0,
    entries: 0,
    ...counts[0],
    sumByBrand: sums,
    unbalancedJournals: journals.map((row) => row.id),
    wrongAccounts: accounts.map((row) => row.id),
    wrongRecords: records.map((row) => row.name),
  };
  const ok =
    sums.every((brand) => brand.sumSatang === 0) &&
    [journals, accounts, records].every((rows) => rows.length === 0);
  return { ok, ...report };
}
