import { readAllTables, type LedgerTables, type ReadRows } from './ledger-tables.ts';
import { wrongRecordsOf } from './wrong-records.ts';

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
  /** Deposits, withdrawals and refunds without a journal of the same amount, and wrong totals of members. */
  readonly wrongRecords: readonly string[];
}

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
