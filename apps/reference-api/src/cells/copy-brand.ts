import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { BackupTable } from '../backup/contents.ts';
import { describeDatabase } from '../backup/describe-database.ts';
import { readLedgerOn } from '../backup/read-ledger.ts';
import { copyIn, nameInSql, plainText } from '../backup/table-sql.ts';
import { belongsTo, brandTables, localTables, sharedTables } from './brand-rows.ts';

interface CopyResult {
  readonly rows: number;
  readonly hash: string;
}

/** Returns each table after the tables that it references. Throws for a table that is missing in `brand-rows.ts`. */
async function tablesToCopy(source: pg.ClientBase): Promise<BackupTable[]> {
  const { tables } = await describeDatabase(source, new Date());
  const ofApi = tables.filter(({ schema, name }) => schema === 'api' && !localTables.has(name));
  const unknown = ofApi.find(({ name }) => !brandTables.has(name) && !sharedTables.has(name));
  if (unknown) throw new Error(`the move does not know the table ${unknown.name}`);
  return ofApi;
}

interface SortedColumn {
  readonly name: string;
  readonly isText: boolean;
}

/** Returns the columns by which the rows are sorted: the primary key, or all columns of a table without a primary key. */
async function sortedColumnsOf(client: pg.ClientBase, { name }: BackupTable): Promise<SortedColumn[]> {
  const { rows } = await client.query<SortedColumn & { isKey: boolean }>(
    `select a.attname as name, a.attcollation <> 0 as "isText", i.indrelid is not null as "isKey"
       from pg_attribute a
       left join pg_index i on i.indrelid = a.attrelid and i.indisprimary and a.attnum = any (i.indkey)
      where a.attrelid = ('api.' || quote_ident($1))::regclass and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = ''
      order by array_position(i.indkey::int2[], a.attnum), a.attnum`,
    [name],
  );
  const key = rows.filter(({ isKey }) => isKey);
  return key.length > 0 ? key : rows;
}

const hashed = (hash: ReturnType<typeof createHash>) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

/**
 * Returns the SQL statement that reads the brand's rows of a table. The rows have the same order in both cells, because
 * the hashes of the rows are compared. Text is sorted by its bytes, because the collations of two servers can differ.
 */
async function selectionOf(client: pg.ClientBase, table: BackupTable, brand: string): Promise<string> {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  const order = (await sortedColumnsOf(client, table)).map(
    ({ name, isText }) => `r.${client.escapeIdentifier(name)}${isText ? ' collate "C"' : ''}`,
  );
  return `copy (select ${columns} from ${nameInSql(table)} as r
    where ${belongsTo(table.name, 'r', brand)} order by ${order.join(', ')}) to stdout`;
}

async function copyTable(
  source: pg.Client,
  target: pg.Client,
  { table, selection }: { table: BackupTable; selection: string },
): Promise<CopyResult> {
  const out = source.query(copyTo(selection));
  const hash = createHash('sha256');
  await pipeline(out, hashed(hash), target.query(copyFrom(copyIn(table))));
  return { rows: out.rowCount, hash: hash.digest('hex') };
}

async function readBack(target: pg.Client, selection: string): Promise<CopyResult> {
  const out = target.query(copyTo(selection));
  const hash = createHash('sha256');
  const chunks: AsyncIterable<Buffer> = out;
  for await (const chunk of chunks) hash.update(chunk);
  return { rows: out.rowCount, hash: hash.digest('hex') };
}

async function copySequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'api' and last_value is not null`,
  );
  for (const { name, last } of rows)
    await target.query('select setval($1::regclass, $2)', [`api.${name}`, last]);
}

/**
 * Copies the brand's rows into a cell without brands and returns their number. Then reads the copied rows, compares the
 * number of rows and a hash for each table, and checks the complete ledger of the target. After an error, the target
 * has no rows of the brand.
 */
export async function copyBrand(source: pg.Client, target: pg.Client, brand: string): Promise<number> {
  for (const client of [source, target]) await client.query(plainText);
  await source.query('set search_path = api; begin isolation level repeatable read, read only');
  await target.query('begin; set local search_path = api');
  try {
    await target.query('lock table api.brand in access exclusive mode');
    const { rowCount } = await target.query('select from api.brand limit 1');
    if (rowCount !== 0) throw new Error('the new cell has brands already');
    const tables = await tablesToCopy(source);
    for (const table of tables) await target.query(`alter table ${nameInSql(table)} disable trigger user`);
    // Deletes the target's rows of the shared tables, because the source's rows replace them. The other tables to copy
    // have no rows in a cell without brands.
    for (const table of tables.toReversed())
      if (sharedTables.has(table.name)) await target.query(`delete from ${nameInSql(table)}`);
    await target.query('alter table api.journal alter column posted_in set default pg_current_xact_id()');
    let rows = 0;
    for (const table of tables) {
      const selection = await selectionOf(source, table, brand);
      const sent = await copyTable(source, target, { table, selection });
      const found = await readBack(target, selection);
      if (sent.rows !== found.rows || sent.hash !== found.hash)
        throw new Error(`${table.name}: ${sent.rows} rows were sent, and ${found.rows} other rows arrived`);
      rows += sent.rows;
    }
    await target.query('alter table api.journal alter column posted_in drop default');
    for (const table of tables) await target.query(`alter table ${nameInSql(table)} enable trigger user`);
    await copySequences(source, target);
    const ledger = await readLedgerOn(target);
    if (!ledger.ok) throw new Error('the ledger check of the copy found faults; nothing was moved');
    await target.query('commit');
    return rows;
  } catch (error) {
    await target.query('rollback');
    throw error;
  } finally {
    await source.query('rollback');
  }
}
