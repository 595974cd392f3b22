import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { createDatabase, createPool, type Database } from '../database/connection.ts';

/** A database of its own for one test file, copied from the migrated template. */
export interface TestDatabase {
  readonly url: string;
  readonly pool: pg.Pool;
  readonly db: Database;
  drop(): Promise<void>;
}

async function asAdmin(sqlText: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(sqlText);
  } finally {
    await client.end();
  }
}

/** Makes a database with every migration applied and nothing in it. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `chada_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${inject('templateDatabase')}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const pool = createPool({ url: url.href, schema: 'api', max: 24 });
  const db = createDatabase(pool);
  return {
    url: url.href,
    pool,
    db,
    async drop() {
      await db.destroy();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}
