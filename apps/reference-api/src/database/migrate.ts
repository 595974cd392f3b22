import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

/** Held while a schema is migrated: any number that no other program on the same server is likely to lock. */
export const MIGRATION_LOCK = 7_236_412_001;

/** One ordered `.sql` file. */
export interface Migration {
  readonly id: string;
  readonly sql: string;
  readonly checksum: string;
}

/** Migrations of a folder, in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (id) => {
      const sql = await readFile(path.join(folder, id), 'utf8');
      return { id, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** The table that notes what was applied, in the schema that the connection's search path begins with. */
export const notesTable = `create table if not exists schema_migration
  (id text primary key, checksum text not null, applied_at timestamptz not null default now())`;

async function applyAll(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ id: string; checksum: string }>(
    'select id, checksum from schema_migration',
  );
  const applied = new Map(rows.map((row) => [row.id, row.checksum]));
  const unknown = [...applied.keys()].filter((id) => !migrations.some((migration) => migration.id === id));
  if (unknown.length > 0) {
    throw new Error(`the database is newer than this program: it has the migrations ${unknown.join(', ')}`);
  }
  const done: string[] = [];
  for (const { id, sql, checksum } of migrations) {
    const before = applied.get(id);
    if (before === checksum) continue;
    if (before !== undefined) {
      throw new Error(
        `${id} was changed after it was applied; add a new migration instead of editing an old one`,
      );
    }
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into schema_migration (id, checksum) values ($1, $2)', [id, checksum]);
      await client.query('commit');
    } catch (cause) {
      await client.query('rollback');
      throw new Error(`${id} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    }
    done.push(id);
  }
  return done;
}

/**
 * Brings one schema up to date with the ordered `.sql` files of a folder and returns the ids newly applied. Safe when
 * several processes start at once: one works under an advisory lock while the others wait, then find nothing to do.
 */
export async function migrate(url: string, schema: string, folder: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c search_path=${schema} -c TimeZone=UTC`,
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`);
    await client.query(notesTable);
    return await applyAll(client, await readMigrations(folder));
  } finally {
    await client.end(); // Ends the session and with it the lock.
  }
}
