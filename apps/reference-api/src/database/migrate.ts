import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connectClient } from './connect-client.ts';
import {
  missingMigrations,
  readMigrations,
  type AppliedMigration,
  type Migration,
} from './migration-files.ts';

/** The advisory lock of migrations; an arbitrary number that other programs are unlikely to use. */
export const MIGRATION_LOCK = 7_236_412_001;

/** The table that records migrations, in the first schema of the connection's search path. */
export const notesTable = `create table if not exists schema_migration
  (id text primary key, checksum text not null, applied_at timestamptz not null default now());
  alter table schema_migration add column if not exists needs text`;

/** Records a migration as applied. */
export async function noteMigration(
  client: pg.ClientBase,
  { id, checksum, needs }: Migration,
): Promise<void> {
  await client.query('insert into schema_migration (id, checksum, needs) values ($1, $2, $3)', [
    id,
    checksum,
    needs,
  ]);
}

/** Returns the migrations that a schema records, none where it has no record. */
export async function readApplied(client: pg.ClientBase, schema: string): Promise<AppliedMigration[]> {
  const table = `${client.escapeIdentifier(schema)}.schema_migration`;
  const found = await client.query<{ columns: string[] | null }>(
    `select array_agg(attname::text) as columns from pg_attribute where attrelid = to_regclass($1) and attnum > 0`,
    [table],
  );
  const columns = found.rows[0]?.columns ?? [];
  if (columns.length === 0) return [];
  const needs = columns.includes('needs') ? 'needs' : 'null::text as needs';
  const { rows } = await client.query<AppliedMigration>(`select id, checksum, ${needs} from ${table}`);
  return rows;
}

export interface MigrateOptions {
  /** How long a migration waits for a lock that requests hold, before it lets them pass and tries again. */
  readonly lockTimeoutMs?: number;
}

const LOCK_TIMEOUT_MS = 5_000;
const TRIES = 5;
const REST_MS = 500;

const isLockTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';

/**
 * Runs work in a transaction, alone among migrations. All settings are for the transaction only, so that this also works on
 * a connection that a pooler shares.
 */
async function withMigrationLock<T>(
  client: pg.Client,
  schema: string,
  lockTimeoutMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const name = client.escapeIdentifier(schema);
  try {
    await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = '10min'`);
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      `set local lock_timeout = ${lockTimeoutMs}; set local timezone = 'UTC'; set local search_path = ${name}`,
    );
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function applyOne(client: pg.Client, schema: string, migration: Migration, lockTimeoutMs: number) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withMigrationLock(client, schema, lockTimeoutMs, async () => {
        const applied = await readApplied(client, schema);
        // Another process applied it while this one waited.
        if (applied.some(({ id }) => id === migration.id)) return false;
        await client.query(migration.sql);
        await noteMigration(client, migration);
        return true;
      });
    } catch (cause) {
      if (isLockTimeout(cause) && attempt < TRIES) {
        await delay(REST_MS);
        continue;
      }
      const reason = isLockTimeout(cause)
        ? `other transactions held its locks for longer than ${lockTimeoutMs} ms, ${TRIES} times; nothing of it was applied`
        : cause instanceof Error
          ? cause.message
          : String(cause);
      throw new Error(`${migration.id} failed: ${reason}`, { cause });
    }
  }
}

/**
 * Applies the missing `.sql` files of a folder to a schema, and returns their ids. Each missing file is applied whatever its
 * number, so branches may be merged in any order. Several processes may run it at once.
 */
export async function migrate(
  url: string,
  schema: string,
  folder: string,
  { lockTimeoutMs = LOCK_TIMEOUT_MS }: MigrateOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await connectClient(url);
  try {
    const missing = await withMigrationLock(client, schema, lockTimeoutMs, async () => {
      const applied = await readApplied(client, schema);
      const wanted = missingMigrations(migrations, applied);
      if (wanted.length > 0) {
        await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`);
        await client.query(notesTable);
      }
      return wanted;
    });
    const done: string[] = [];
    for (const migration of missing) {
      if (await applyOne(client, schema, migration, lockTimeoutMs)) done.push(migration.id);
    }
    return done;
  } finally {
    await client.end();
  }
}
