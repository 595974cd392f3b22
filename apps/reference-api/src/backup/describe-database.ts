import type pg from 'pg';
import { schemaNames, type SchemaName } from '../database/apply-migrations.ts';
import { readDatabaseKind } from '../database/database-kind.ts';
import { BackupRefusedError, type BackupHeader, type BackupTable } from './contents.ts';

const MIGRATIONS_TABLE = 'schema_migration';

// Omits columns with transaction ids (`xid8`), because these ids are valid on one server only.
const tablesQuery = `
  select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
   where n.nspname = any ($1) and c.relkind = 'r' and c.relname <> '${MIGRATIONS_TABLE}'
     and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.atttypid <> 'xid8'::regtype
   group by 1, 2 order by 1, 2`;

const referencesQuery = `
  select n.nspname || '.' || c.relname as id, array_agg(n.nspname || '.' || target.relname) as targets
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class target on target.oid = f.confrelid
   where f.contype = 'f' and f.conrelid <> f.confrelid and n.nspname = any ($1)
   group by 1`;

const sequencesQuery = `
  select schemaname as schema, sequencename as name, last_value::text as last
    from pg_sequences where schemaname = any ($1) order by 1, 2`;

/** Sorts the tables so that each foreign key refers to an earlier table. Throws if the foreign keys form a cycle. */
function sortByReferences(
  tables: readonly BackupTable[],
  targets: ReadonlyMap<string, readonly string[]>,
): BackupTable[] {
  const remaining = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const ordered: BackupTable[] = [];
  while (remaining.size > 0) {
    const free = [...remaining].filter(
      ([id]) => !(targets.get(id) ?? []).some((target) => remaining.has(target)),
    );
    if (free.length === 0)
      throw new Error(`these tables refer to each other in a cycle: ${[...remaining.keys()].join(', ')}`);
    for (const [id, table] of free) {
      ordered.push(table);
      remaining.delete(id);
    }
  }
  return ordered;
}

async function readTables(client: pg.ClientBase): Promise<BackupTable[]> {
  const tables = await client.query<BackupTable>(tablesQuery, [schemaNames]);
  const references = await client.query<{ id: string; targets: string[] }>(referencesQuery, [schemaNames]);
  return sortByReferences(tables.rows, new Map(references.rows.map(({ id, targets }) => [id, targets])));
}

async function readMigrations(client: pg.ClientBase): Promise<BackupHeader['schemas']> {
  const { rows } = await client.query<{ name: SchemaName }>(
    `select nspname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where relname = '${MIGRATIONS_TABLE}' and nspname = any ($1) order by nspname`,
    [schemaNames],
  );
  if (!rows.some(({ name }) => name === 'api')) {
    throw new BackupRefusedError('There is nothing to back up: this database has no tables of Chada.');
  }
  const schemas = [];
  for (const { name } of rows) {
    const noted = await client.query<{ id: string; checksum: string }>(
      `select id, checksum from ${name}.${MIGRATIONS_TABLE} order by id`,
    );
    schemas.push({ name, migrations: noted.rows });
  }
  return schemas;
}

/**
 * Returns the header of a backup of the database: its kind, migrations, tables and sequences, and the time `takenAt`.
 * Throws BackupRefusedError if the database has no tables of Chada.
 */
export async function describeDatabase(client: pg.ClientBase, takenAt: Date): Promise<BackupHeader> {
  const schemas = await readMigrations(client);
  const tables = await readTables(client);
  const sequences = await client.query<BackupHeader['sequences'][number]>(sequencesQuery, [schemaNames]);
  const kind = await readDatabaseKind(client);
  return {
    ...(kind && { kind }),
    takenAt: takenAt.toISOString(),
    schemas,
    tables,
    sequences: sequences.rows,
  };
}
