import type pg from 'pg';
import { columnTypes } from '../database/column-types.ts';
import { readLedger, type LedgerReport } from '../ledger/read-ledger.ts';

/** Checks the ledger of a database. The connection must have an open transaction and the search path `api`. */
export function readLedgerOn(client: pg.ClientBase): Promise<LedgerReport> {
  return readLedger(
    async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await client.query<Row>({ text, values: [...values], types: columnTypes })).rows,
  );
}
