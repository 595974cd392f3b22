import type pg from 'pg';
import { connectClient } from '../database/connect-client.ts';

export interface CellMark {
  readonly name: string;
  readonly registry: string;
}

/** Returns the name of the cell and the id of its registry, or `undefined` if the database has not joined a registry. */
export async function readCellMark(client: pg.ClientBase): Promise<CellMark | undefined> {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('api.cell') is not null as there`,
  );
  if (!found[0]?.there) return undefined;
  const { rows } = await client.query<CellMark>('select name, registry from api.cell');
  return rows[0];
}

/**
 * Throws if the database is a cell. A program that does not use the registry could credit a transfer that another cell
 * has credited.
 */
export async function assertNotACell(url: string): Promise<void> {
  const client = await connectClient(url);
  try {
    const mark = await readCellMark(client);
    if (mark)
      throw new Error(`this database is the cell ${mark.name}: set CELLS_FILE instead of DATABASE_URL`);
  } finally {
    await client.end();
  }
}
