import { sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../database/connection.ts';

export interface LedgerReport {
  readonly ok: boolean;
  readonly journals: number;
  readonly entries: number;
  /** In correct books, each sum is 0. */
  readonly sumByBrand: readonly { readonly clientId: string; readonly sumSatang: number }[];
  /** Journals that have fewer than two entries or do not sum to zero. */
  readonly unbalancedJournals: readonly number[];
  /** Accounts whose balance is negative or differs from the sum of their entries. */
  readonly wrongAccounts: readonly number[];
  /** Deposits, withdrawals and refunds without a journal of the same amount. */
  readonly wrongRecords: readonly string[];
}

/** Stored balances may be wrong. */
export async function checkLedger(db: Database): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) =>
      readLedger(
        async <Row extends pg.QueryResultRow>(text: string) => (await sql.raw<Row>(text).execute(tx)).rows,
      ),
    );
}

/** Must run in an open transaction. */
export async function readLedger(
  read: <Row extends pg.QueryResultRow>(text: string) => Promise<Row[]>,
): Promise<LedgerReport> {
  const counts = await read<{ journals: number; entries: number }>(`
    select (select count(*) from journal) as journals, (select count(*) from entry) as entries`);
  const sums = await read<{ clientId: string; sumSatang: number }>(`
    select account.client_id as "clientId", coalesce(sum(entry.amount), 0)::bigint as "sumSatang"
      from account left join entry on entry.account_id = account.id
     group by account.client_id order by account.client_id`);
  const journals = await read<{ id: number }>(`
    select journal.id from journal left join entry on entry.journal_id = journal.id
     group by journal.id having count(entry.amount) < 2 or sum(entry.amount) <> 0`);
  const accounts = await read<{ id: number }>(`
    select account.id from account left join entry on entry.account_id = account.id
     group by account.id
    having account.balance < 0 or account.balance <>
           coalesce(sum(entry.amount), 0) * case account.normal_side when 'debit' then 1 else -1 end`);
  const records = await read<{ name: string }>(`
    select 'deposit ' || deposit.uuid as name from deposit
     where status = 'completed' and not exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = deposit.journal_id and account.kind = 'member_wallet'
          and account.member_id = deposit.member_id and entry.amount = -deposit.amount)
    union all
    select 'withdrawal ' || withdrawal.uuid from withdrawal
     where (status = 'paid') <> exists (
       select from journal join entry on entry.journal_id = journal.id join account on account.id = entry.account_id
        where journal.kind = 'withdrawal_paid' and journal.reference = withdrawal.uuid::text and account.kind = 'bank'
        group by journal.id having sum(entry.amount) = -withdrawal.amount)
    union all
    select 'withdrawal ' || withdrawal.uuid from withdrawal
     where not exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = withdrawal.journal_id and account.kind = 'member_wallet'
          and account.member_id = withdrawal.member_id and entry.amount = withdrawal.amount)
    union all
    select 'refund of ' || refund.bangkok_day || ' to member ' || refund.member_id from loss_refund refund
     where not exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = refund.journal_id and account.kind = 'member_wallet'
          and account.member_id = refund.member_id and entry.amount = -refund.amount)`);
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
