import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { Database, Tx } from '../database/connection.ts';
import { limitStatements } from '../database/own-time-limit.ts';
import type { ReadRows } from './ledger-tables.ts';
import { readLedger, type LedgerReport } from './read-ledger.ts';
import { readUnsealedTables } from './unsealed-tables.ts';
import { findBrokenSeals, findWrongDays, findWrongTotals } from './find-wrong-seals.ts';

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
    // The start of a parallel worker takes longer than the queries on the open days.
    await read(`select set_config('max_parallel_workers_per_gather', '0', true)`);
    const report = await readLedger(read, await readUnsealedTables(read));
    return withSeals(report, await findBrokenSeals(read));
  });
