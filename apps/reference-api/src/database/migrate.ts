import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connectClient } from './connect-client.ts';
import { missingMigrations, readMigrations, type Migration } from './migration-files.ts';
import { createMigrationsTable, recordMigration, readApplied } from './applied-migrations.ts';

/** The key of the lock that permits only one migration at a time. All versions of this program must use the same key. */
export const MIGRATION_LOCK = 7_236_412_001;

export interface MigrateOptions {
  /** A migration that waits longer than this many milliseconds for a lock is rolled back and tried again. */
  readonly lockTimeoutMs?: number;
}

const LOCK_TIMEOUT_MS = 5_000;
const TRIES = 5;
const REST_MS = 500;

const isLockTimeout = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';

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
        if (applied.some(({ id }) => id === migration.id)) return false;
        await client.query(migration.sql);
        await recordMigration(client, migration);
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

/** Applies the missing migrations and returns their ids. Several processes may call this function at the same time. */
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
      const requested = missingMigrations(migrations, applied);
      if (requested.length > 0) {
        await client.query(`create schema if not exists ${client.escapeIdentifier(schema)}`);
        await client.query(createMigrationsTable);
      }
      return requested;
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
