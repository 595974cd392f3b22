import { assertNotACell } from '../cells/cell-mark.ts';
import { assertJoined, joinCells, migrateRegistry } from '../cells/join-cell.ts';
import { applyMigrations, schemaNames } from '../database/apply-migrations.ts';
import { assertDatabaseKind, markDatabase } from '../database/database-kind.ts';
import { connectClient } from '../database/connect-client.ts';
import { openEmbeddedPostgres } from '../database/embedded.ts';
import type { MigrateOptions } from '../database/migrate.ts';
import type { Config } from './config.ts';

export interface OpenedDatabase {
  readonly url: string;
  close(): Promise<void>;
}

const DATABASE = 'chada';

async function ensureDatabase(clusterUrl: string): Promise<string> {
  const client = await connectClient(clusterUrl);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) {
      await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
        // PostgreSQL reports these codes if another process creates the database at the same time.
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

type DatabaseConfig = Pick<Config, 'sandbox' | 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'cells'>>;

async function reach({ sandbox, databaseUrl, dataFolder }: DatabaseConfig): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined) {
    await assertDatabaseKind(databaseUrl, sandbox ? 'sandbox' : 'real');
    return { url: databaseUrl, close: () => Promise.resolve() };
  }
  if (!sandbox)
    throw new Error('DATABASE_URL is missing; only a sandbox (CHADA_SANDBOX=1) has a database of its own');
  const cluster = await openEmbeddedPostgres(dataFolder);
  try {
    const url = await ensureDatabase(cluster.url);
    await assertDatabaseKind(url, 'sandbox');
    return { url, close: () => cluster.close() };
  } catch (error) {
    await cluster.close();
    throw error;
  }
}

async function closeOnError(reached: OpenedDatabase, work: () => Promise<void>): Promise<OpenedDatabase> {
  try {
    await work();
    return reached;
  } catch (error) {
    await reached.close();
    throw error;
  }
}

export async function reachDatabase(config: DatabaseConfig): Promise<OpenedDatabase> {
  const reached = await reach(config);
  return closeOnError(reached, () =>
    config.cells ? assertJoined(config.cells) : assertNotACell(reached.url),
  );
}

/** Migrates the database, or the registry and all cells of CELLS_FILE. */
export async function openDatabase(
  config: DatabaseConfig,
  options?: MigrateOptions,
): Promise<OpenedDatabase> {
  const { sandbox, cells } = config;
  const kind = sandbox ? 'sandbox' : 'real';
  const reached = await reach(config);
  return closeOnError(reached, async () => {
    if (!cells) await assertNotACell(reached.url);
    for (const url of cells ? Object.values(cells.cells) : [reached.url]) {
      for (const schema of sandbox ? schemaNames : (['api'] as const))
        await applyMigrations(url, schema, options);
      await markDatabase(url, kind);
    }
    if (!cells) return;
    await migrateRegistry(cells.registry, kind, options);
    await joinCells(cells);
  });
}
