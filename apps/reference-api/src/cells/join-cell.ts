import path from 'node:path';
import pg from 'pg';
import { connectClient } from '../database/connect-client.ts';
import type { DatabaseKind } from '../database/database-kind.ts';
import { migrate, type MigrateOptions } from '../database/migrate.ts';
import { readCellMark } from './cell-mark.ts';
import { cellUrl, type CellsFile } from './cells-file.ts';
import { isUnreachable } from './unreachable.ts';

export async function grantRegistryRole(client: pg.ClientBase, role: string): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await client.query(`
    grant usage on schema registry to ${to};
    grant select on all tables in schema registry to ${to};
    grant insert, update on registry.transfer_claim, registry.brand_cell to ${to};
    grant insert on registry.exclusion to ${to}`);
}

export const registryMigrations = path.join(import.meta.dirname, 'registry-migrations');

const SENT_AT_ONCE = 5_000;

export async function migrateRegistry(
  url: string,
  kind: DatabaseKind,
  options?: MigrateOptions,
): Promise<void> {
  await migrate(url, 'registry', registryMigrations, options);
  const client = await connectClient(url);
  try {
    await client.query('insert into registry.registry (kind) values ($1) on conflict do nothing', [kind]);
    const { rows } = await client.query<{ kind: DatabaseKind }>('select kind from registry.registry');
    if (rows[0]?.kind !== kind) throw new Error(`the registry is of kind ${rows[0]?.kind}, not ${kind}`);
  } finally {
    await client.end();
  }
}

/**
 * Marks the database as a cell. With this mark, the cell credits or returns a transfer only with a claim. First waits
 * for running transactions that credit or return a transfer.
 */
async function markCell(cell: pg.Client, name: string, registry: string): Promise<void> {
  const mark = await readCellMark(cell);
  if (mark) {
    if (mark.name !== name || mark.registry !== registry)
      throw new Error(`this database is the cell ${mark.name}, not ${name}, or belongs to another registry`);
    return;
  }
  await cell.query('begin');
  try {
    await cell.query(
      'lock table api.spent_transfer, api.operator_exclusion, api.member_break in share row exclusive mode',
    );
    await cell.query('insert into api.cell (name, registry) values ($1, $2)', [name, registry]);
    await cell.query(
      'insert into api.exclusion_outbox (break_id) select distinct break_id from api.operator_exclusion',
    );
    await cell.query('commit');
  } catch (error) {
    await cell.query('rollback');
    throw error;
  }
}

interface SpentRow {
  readonly bank: string;
  readonly reference: string;
  readonly clientId: string;
}

async function readSpent(cell: pg.Client, after: SpentRow | undefined): Promise<SpentRow[]> {
  const { rows } = await cell.query<SpentRow>(
    `select spent.sending_bank as bank, upper(spent.transaction_ref) as reference,
            coalesce(deposit.client_id, member.client_id) as "clientId"
       from api.spent_transfer spent
       left join api.deposit on deposit.id = spent.deposit_id
       left join api.slip on slip.id = spent.returned_slip_id
       left join api.member on member.id = slip.member_id
      where spent.claim is null and (spent.sending_bank, upper(spent.transaction_ref)) > ($1, $2)
      order by spent.sending_bank, upper(spent.transaction_ref) limit ${SENT_AT_ONCE}`,
    [after?.bank ?? '', after?.reference ?? ''],
  );
  return rows;
}

/** Sends the registry the transfers that the cell credited or returned before the cell joined. */
async function sendSpent(cell: pg.Client, registry: pg.Client): Promise<void> {
  let rows = await readSpent(cell, undefined);
  while (rows.length > 0) {
    await registry.query(
      `insert into registry.transfer_claim (claim, client_id, sending_bank, reference, state)
       select gen_random_uuid(), client_id, bank, reference, 'settled'
         from unnest($1::text[], $2::text[], $3::text[]) as spent (client_id, bank, reference)
       on conflict do nothing`,
      [
        rows.map(({ clientId }) => clientId),
        rows.map(({ bank }) => bank),
        rows.map(({ reference }) => reference),
      ],
    );
    rows = await readSpent(cell, rows.at(-1));
  }
}

/**
 * Stores in the registry that the brands of this database are in this cell. Throws if another cell serves one of these
 * brands.
 */
async function placeOwnBrands(cell: pg.Client, registry: pg.Client, name: string): Promise<void> {
  const { rows } = await cell.query<{ id: string }>(
    `select client_id as id from api.brand where cell_state = 'here'`,
  );
  const ids = rows.map(({ id }) => id);
  await registry.query(
    `insert into registry.brand_cell (client_id, cell) select id, $2 from unnest($1::text[]) as id
     on conflict do nothing`,
    [ids, name],
  );
  const { rows: elsewhere } = await registry.query<{ id: string; cell: string }>(
    `select client_id as id, cell from registry.brand_cell where client_id = any ($1) and cell <> $2`,
    [ids, name],
  );
  const [first] = elsewhere;
  if (first) throw new Error(`the cell ${first.cell} serves ${first.id}, which is also in the cell ${name}`);
}

/** Makes a migrated database a cell of the registry. Can be repeated after an interruption. */
export async function joinCell(file: CellsFile, name: string): Promise<void> {
  const registry = await connectClient(file.registry);
  const cell = await connectClient(cellUrl(file, name)).catch(async (error: unknown) => {
    await registry.end();
    throw error;
  });
  try {
    const { rows } = await registry.query<{ id: string }>('select id from registry.registry');
    await registry.query('insert into registry.cell (name) values ($1) on conflict do nothing', [name]);
    await markCell(cell, name, rows[0]?.id ?? '');
    const { rows: joined } = await registry.query(
      'select from registry.cell where name = $1 and joined_at is not null',
      [name],
    );
    if (joined.length > 0) return;
    await sendSpent(cell, registry);
    await placeOwnBrands(cell, registry, name);
    await registry.query('update registry.cell set joined_at = clock_timestamp() where name = $1', [name]);
  } finally {
    await cell.end();
    await registry.end();
  }
}

/**
 * Returns the id of the registry. Throws if a cell of the file has not joined the registry, or if a cell that has
 * joined is missing in the file.
 */
export async function assertAllJoined(file: CellsFile): Promise<string> {
  const registry = await connectClient(file.registry);
  try {
    const { rows: found } = await registry.query<{ there: boolean }>(
      `select to_regclass('registry.cell') is not null as there`,
    );
    if (!found[0]?.there) throw new Error('CELLS_FILE: the registry is not made yet; run: pnpm migrate');
    const { rows } = await registry.query<{ id: string; joined: string[]; waiting: string[] }>(
      `select id, array(select name from registry.cell where joined_at is not null) as joined,
              array(select name from registry.cell where joined_at is null) as waiting from registry.registry`,
    );
    const { id = '', joined = [], waiting = [] } = rows[0] ?? {};
    const missing = [...waiting, ...Object.keys(file.cells).filter((name) => !joined.includes(name))];
    if (missing.length > 0)
      throw new Error(
        `CELLS_FILE: ${[...new Set(missing)].join(', ')} has not joined the registry; run: pnpm migrate`,
      );
    const unknown = joined.filter((name) => !Object.hasOwn(file.cells, name));
    if (unknown.length > 0) throw new Error(`CELLS_FILE: the cell ${unknown.join(', ')} is missing`);
    return id;
  } finally {
    await registry.end();
  }
}

async function assertMark(file: CellsFile, name: string, id: string | undefined): Promise<void> {
  const cell = await connectClient(cellUrl(file, name));
  try {
    const mark = await readCellMark(cell);
    if (mark?.name !== name || (id !== undefined && mark.registry !== id))
      throw new Error(`CELLS_FILE: the database of ${name} is ${mark?.name ?? 'not a cell'}`);
  } finally {
    await cell.end();
  }
}

/**
 * Throws if the database is not the cell with this name, or if the registry is unreachable. The other cells may be
 * down.
 */
export async function assertIsCell(file: CellsFile, name: string): Promise<void> {
  await assertMark(file, name, await assertAllJoined(file));
}

/**
 * Like `assertIsCell`, but for a command. While the registry is unreachable, does not verify that the cell has joined
 * this registry. This is safe, because a cell needs a claim from its registry to credit or return a transfer.
 */
export async function assertIsCellForCommand(file: CellsFile, name: string): Promise<void> {
  const id = await assertAllJoined(file).catch((error: unknown) => {
    if (!isUnreachable(error)) throw error;
    return undefined;
  });
  await assertMark(file, name, id);
}
