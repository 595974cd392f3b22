import pg from 'pg';
import { applyMigrations, type SchemaName } from '../database/apply-migrations.ts';
import { openEmbeddedPostgres } from '../database/embedded.ts';
import type { Config } from './config.ts';

/** A PostgreSQL with every schema up to date. */
export interface OpenedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

const DATABASE = 'chada';

/** The embedded cluster keeps our tables in a database of their own, so that `postgres` stays as it was made. */
async function ensureDatabase(clusterUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) {
      await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
        // 42P04 and 23505: another process made it between our look and our try.
        const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
        if (code !== '42P04' && code !== '23505') throw error;
      });
    }
  } finally {
    await client.end();
  }
  const url = new URL(clusterUrl);
  url.pathname = `/${DATABASE}`;
  return url.href;
}

const schemas: readonly SchemaName[] = ['api', 'sandbox_bank', 'sandbox_provider'];

/** Opens `DATABASE_URL`, or the embedded PostgreSQL without it, and applies what migrations are missing. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<OpenedDatabase> {
  const cluster = databaseUrl === undefined ? await openEmbeddedPostgres(dataFolder) : undefined;
  try {
    const url = cluster ? await ensureDatabase(cluster.url) : (databaseUrl ?? '');
    for (const schema of schemas) await applyMigrations(url, schema);
    return { url, close: async () => cluster?.close() };
  } catch (error) {
    await cluster?.close();
    throw error;
  }
}
