import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import { decideWithdrawal, type WithdrawalRow } from './repository.ts';

/**
 * A process claims a pay-out for this many seconds. A call of the bank ends within 28 seconds, so a claim expires only
 * if the process has ended.
 */
const LEASE_SECONDS = 60;
const MAX_BACKOFF_SECONDS = 300;

const inSeconds = (seconds: number): RawBuilder<Date> =>
  sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/**
 * Returns the seconds to wait before the next request to the bank. The wait grows with `attempts`, the number of requests
 * so far.
 */
export function backoffSeconds(attempts: number): number {
  return Math.min(MAX_BACKOFF_SECONDS, 2 * 1.5 ** Math.max(0, attempts - 1));
}

/** An SQL condition that is true if this cell serves the brand. Another cell pays out for a brand that moved. */
const isServed = sql`client_id in (select client_id from brand where cell_state = 'here')`;

/**
 * Starts the next attempt of a pay-out and claims it for this process. After the commit, the caller must call
 * `settleClaimed`.
 */
export function startAttempt(tx: Tx, row: WithdrawalRow, decidedAt: Date): Promise<WithdrawalRow> {
  return decideWithdrawal(tx, row.id, {
    status: 'paying',
    attempt: row.attempt + 1,
    reason: null,
    decided_at: decidedAt,
    payout_asks: 1,
    payout_due_at: inSeconds(LEASE_SECONDS),
    payout_fault: null,
  });
}

export async function claimPayouts(db: Database, bankCode: string, limit: number): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    with due as materialized (
      select id from withdrawal
       where status = 'paying' and bank_code = ${bankCode} and payout_due_at <= clock_timestamp() and ${isServed}
       order by payout_due_at, id limit ${limit} for update skip locked)
    update withdrawal set payout_asks = payout_asks + 1, payout_due_at = ${inSeconds(LEASE_SECONDS)}
      from due where withdrawal.id = due.id returning withdrawal.*`.execute(db);
  return rows;
}

export async function readDueBanks(db: Database): Promise<string[]> {
  const { rows } = await sql<{ bank_code: string }>`
    select distinct bank_code from withdrawal
     where status = 'paying' and payout_due_at <= clock_timestamp() and ${isServed} order by bank_code`.execute(
    db,
  );
  return rows.map((row) => row.bank_code);
}

/** Delays the next request to the bank. Has no effect if another process has claimed the pay-out meanwhile. */
export async function postponePayout(db: Database, claimed: WithdrawalRow, fault: string): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ payout_due_at: inSeconds(backoffSeconds(claimed.payout_asks)), payout_fault: fault })
    .where('id', '=', claimed.id)
    .where('status', '=', 'paying')
    .where('attempt', '=', claimed.attempt)
    .where('payout_asks', '=', claimed.payout_asks)
    .execute();
}
