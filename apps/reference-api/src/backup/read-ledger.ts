import type pg from 'pg';
import { columnTypes } from '../database/column-types.ts';
import { readLedger, type LedgerReport } from '../ledger/check-ledger.ts';

/** Checks the ledger within the connection's open transaction. The connection's search path must be `api`. */
export function readLedgerOn(client: pg.ClientBase): Promise<LedgerReport> {
  return readLedger(
    async <Row extends pg.QueryResultRow>(text: string) =>
      (await client.query<Row>({ text, types: columnTypes })).rows,
  );
}
