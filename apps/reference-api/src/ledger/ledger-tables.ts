import type pg from 'pg';
import { readArchived, type ArchivedBrand } from './archived.ts';

/** Runs one query of a ledger check and returns its rows. `values` are the values of `$1`, `$2` and so on. */
export type ReadRows = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** The tables, or queries in parentheses, that a check of the ledger reads. */
export interface LedgerTables {
  readonly journal: string;
  readonly entry: string;
  /**
   * A table or query with the columns `account_id` and `amount`. In correct books, the amounts of an account sum to its
   * balance.
   */
  readonly movement: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly refund: string;
  /** True if `deposit` and `withdrawal` are all records, not only those since the last seal. */
  readonly hasAllRecords: boolean;
  /** The brands that have archived months. The journals of these months have no entries. */
  readonly archived: readonly ArchivedBrand[];
}

export const allEntries: LedgerTables = {
  journal: 'journal',
  entry: 'entry',
  movement: 'entry',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  refund: 'loss_refund',
  hasAllRecords: true,
  archived: [],
};

/** Returns an SQL query for the sums of the archived days, with the columns `client_id`, `account_id` and `amount`. */
export const archivedSums = (archived: readonly ArchivedBrand[]): string => {
  const isArchived = archived.map(
    ({ brandSql, lastDaySql }) => `client_id = ${brandSql} and day <= ${lastDaySql}`,
  );
  return `(select client_id, account_id, amount from ledger_seal_sum where ${isArchived.join(' or ') || 'false'})`;
};

/**
 * Returns all tables for a check. For archived months, `movement` has the sums of each day instead of the
 * entries. The seals prove these sums.
 */
export async function readAllTables(read: ReadRows): Promise<LedgerTables> {
  const archived = await readArchived(read);
  if (archived.length === 0) return allEntries;
  return {
    ...allEntries,
    journal: `(select * from journal where not (${inArchive('journal', archived)}))`,
    movement: `(
      select account_id, amount from entry union all select account_id, amount from ${archivedSums(archived)} as old)`,
    archived,
  };
}

/**
 * Returns an SQL condition that is true if the journal is in an archived month. `journal` is the name of the journal's
 * table or alias in the query.
 */
export const inArchive = (journal: string, archived: readonly ArchivedBrand[]): string =>
  archived
    .map(
      ({ brandSql, keptFromSql }) =>
        `${journal}.client_id = ${brandSql} and ${journal}.created_at < ${keptFromSql}`,
    )
    .join(' or ') || 'false';
