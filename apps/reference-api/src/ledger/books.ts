import type pg from 'pg';

/** Runs one query of a check and returns its rows. `values` are the values of `$1`, `$2` and so on. */
export type ReadRows = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

/** The tables, or queries in parentheses, that a check of the ledger reads. */
export interface Books {
  readonly journal: string;
  readonly entry: string;
  /** The amounts whose sum is each balance, as rows of `account_id` and `amount`. */
  readonly movement: string;
  readonly deposit: string;
  readonly withdrawal: string;
  readonly refund: string;
}

export const wholeBooks: Books = {
  journal: 'journal',
  entry: 'entry',
  movement: 'entry',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  refund: 'loss_refund',
};
