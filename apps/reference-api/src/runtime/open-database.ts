import { assertNotACell } from '../cells/cell-mark.ts';
import { cellUrl, type CellsFile } from '../cells/cells-file.ts';
import { assertIsCell, assertIsCellForCommand, joinCell, migrateRegistry } from '../cells/join-cell.ts';
import { isUnreachable } from '../cells/unreachable.ts';
import { applyMigrations, schemaNames } from '../database/apply-migrations.ts';
import { assertDatabaseKind, markDatabase } from '../database/database-kind.ts';
import type { Cluster } from '../database/cluster.ts';
import { connectClient } from '../database/connect-client.ts';
import { openEmbeddedPostgres } from '../database/embedded.ts';
import type { MigrateOptions } from '../database/migrate.ts';
import type { Config } from './config.ts';
import { findMissingInDatabase } from './missing-in-database.ts';

export interface OpenedDatabase {
  readonly url: string;
  /** The embedded PostgreSQL. Absent if the database is elsewhere. */
  readonly cluster?: Cluster;
  close(): Promise<void>;
}

export interface MigratedDatabase extends OpenedDatabase {
  /**
   * The cells that could not be migrated, because they are unreachable or too busy. The key is the name of the cell. The
   * value is the error of the migration.
   */
  readonly down: ReadonlyMap<string, unknown>;
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

type DatabaseConfig = Pick<Config, 'sandbox' | 'databaseUrl' | 'dataFolder'> &
  Partial<Pick<Config, 'cells' | 'cell'>>;

const kindOf = ({ sandbox }: Pick<Config, 'sandbox'>) => (sandbox ? 'sandbox' : 'real');
const nothing = () => Promise.resolve();

async function reach({ sandbox, databaseUrl, dataFolder }: DatabaseConfig): Promise<OpenedDatabase> {
  if (databaseUrl !== undefined) {
    await assertDatabaseKind(databaseUrl, kindOf({ sandbox }));
    return { url: databaseUrl, close: nothing };
  }
  if (!sandbox)
    throw new Error('DATABASE_URL is missing; only a sandbox (CHADA_SANDBOX=1) has a database of its own');
  const cluster = await openEmbeddedPostgres(dataFolder);
  try {
    const url = await ensureDatabase(cluster.url);
    await assertDatabaseKind(url, 'sandbox');
    return { url, cluster, close: () => cluster.close() };
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

/** Opens the database for a command. If there are several cells, opens the database of one cell. */
export async function reachDatabase(config: DatabaseConfig): Promise<OpenedDatabase> {
  const reached = await reach(config);
  const { cells } = config;
  return closeOnError(reached, () =>
    cells ? assertIsCellForCommand(cells, config.cell ?? cells.default) : assertNotACell(reached.url),
  );
}

async function migrateOne(url: string, config: DatabaseConfig, options?: MigrateOptions): Promise<void> {
  await assertDatabaseKind(url, kindOf(config));
  for (const schema of config.sandbox ? schemaNames : (['api'] as const))
    await applyMigrations(url, schema, options);
  await markDatabase(url, kindOf(config));
}

type CellsConfig = DatabaseConfig & { readonly cells: CellsFile };

/**
 * Throws if the database belongs to another cell, has the wrong kind (sandbox or real money), or is not set up
 * completely.
 */
export async function verifyCell({ cells, sandbox }: CellsConfig, name: string): Promise<void> {
  const url = cellUrl(cells, name);
  await assertDatabaseKind(url, kindOf({ sandbox }));
  await assertIsCell(cells, name);
  const missing = sandbox ? [] : await findMissingInDatabase(url, []);
  if (missing.length > 0) throw new Error(missing.map((line) => `cell ${name}: ${line}`).join('\n'));
}

export async function migrateCell(
  config: CellsConfig,
  name: string,
  options?: MigrateOptions,
): Promise<void> {
  await migrateOne(cellUrl(config.cells, name), config, options);
  await joinCell(config.cells, name);
}

/** Migrates the registry and all cells that can be reached. */
async function migrateCells(
  config: CellsConfig,
  options?: MigrateOptions,
): Promise<MigratedDatabase['down']> {
  const { cells } = config;
  await migrateRegistry(cells.registry, kindOf(config), options);
  const down = new Map<string, unknown>();
  for (const name of Object.keys(cells.cells)) {
    try {
      await migrateCell(config, name, options);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      down.set(name, error);
    }
  }
  return down;
}

/**
 * Migrates the database and returns its URL. With CELLS_FILE, migrates the registry and all cells, and returns the URL
 * of one cell.
 */
export async function openDatabase(
  config: DatabaseConfig,
  options?: MigrateOptions,
): Promise<MigratedDatabase> {
  const { cells } = config;
  if (cells) {
    const url = cellUrl(cells, config.cell ?? cells.default);
    return { url, down: await migrateCells({ ...config, cells }, options), close: nothing };
  }
  const reached = await reach(config);
  await closeOnError(reached, async () => {
    await assertNotACell(reached.url);
    await migrateOne(reached.url, config, options);
  });
  return { ...reached, down: new Map() };
}
