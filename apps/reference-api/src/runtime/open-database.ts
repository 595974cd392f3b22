import pg from 'pg';
import { applyMigrations, schemaNames } from '../database/apply-migrations.ts';
import { openEmbeddedPostgres } from '../database/embedded.ts';
import type { Config } from './config.ts';

/** A PostgreSQL that answers. */
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

/** Opens `DATABASE_URL`, or the embedded PostgreSQL without it, and leaves what is in it as it is. */
export async function reachDatabase({
  databaseUrl,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'dataFolder'>): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined) return { url: databaseUrl, close: () => Promise.resolve() };
  const cluster = await openEmbeddedPostgres(dataFolder);
  try {
    return { url: await ensureDatabase(cluster.url), close: () => cluster.close() };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

/** Opens `DATABASE_URL`, or the embedded PostgreSQL without it, and applies what migrations are missing. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
): Promise<OpenedDatabase> {
  const reached = await reachDatabase(config);
  try {
    for (const schema of schemaNames) await applyMigrations(reached.url, schema);
    return reached;
  } catch (error) {
    await reached.close();
    throw error;
  }
}
