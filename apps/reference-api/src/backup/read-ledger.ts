import type pg from 'pg';
import { columnTypes } from '../database/column-types.ts';
import { readLedger, type LedgerReport } from '../ledger/check-ledger.ts';

/** The connection must have an open transaction and the search path `api`. */
export function readLedgerOn(client: pg.ClientBase): Promise<LedgerReport> {
  return readLedger(
    async <Row extends pg.QueryResultRow>(text: string) =>
      (await client.query<Row>({ text, types: columnTypes })).rows,
  );
}
