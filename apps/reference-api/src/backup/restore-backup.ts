import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations, migrationsOf, schemaNames, type SchemaName } from '../database/apply-migrations.ts';
import { refusalOf, type DatabaseKind } from '../database/database-kind.ts';
import { connectDirectly } from '../database/connect-client.ts';
import { MIGRATION_LOCK } from '../database/migrate.ts';
import { recordMigration, createMigrationsTable } from '../database/applied-migrations.ts';
import { readMigrations, type Migration } from '../database/migration-files.ts';
import { grantServerRole, serverRoles } from '../database/server-role.ts';
import { BackupRefusedError, type BackupFooter, type BackupHeader } from './contents.ts';
import { readLedgerOn } from './read-ledger.ts';
import { examineBackup, readTables } from './read-backup.ts';
import { copyIn, nameInSql, plainText } from './table-sql.ts';

export interface RestoreOptions {
  /** True if the restore may delete the tables of Chada that the database already has. */
  readonly replace?: boolean;
  /** The required kind of the backed-up database. Default: `sandbox`. */
  readonly kind?: DatabaseKind;
}

export interface RestoredBackup {
  readonly takenAt: string;
  readonly tables: number;
  readonly rows: number;
  readonly ledger: BackupFooter['ledger'];
  readonly migrated: readonly string[];
}

/** Returns the migrations that the backup contains. Throws BackupRefusedError if this program lacks one of these migrations. */
async function migrationsUpTo(
  { schemas }: BackupHeader,
  file: string,
): Promise<Map<SchemaName, Migration[]>> {
  const requested = new Map<SchemaName, Migration[]>();
  for (const { name, migrations } of schemas) {
    const included = await readMigrations(migrationsOf[name]);
    const unknown = migrations
      .filter(({ id }) => !included.some((migration) => migration.id === id))
      .map(({ id }) => `${name}/${id}`);
    if (unknown.length > 0) {
      throw new BackupRefusedError(
        `${file} is newer than this program: it was taken after ${unknown.join(', ')}. Restore it with the program that took it, or a later one.`,
      );
    }
    const taken = new Map(migrations.map(({ id, checksum }) => [id, checksum]));
    const level = included.filter(({ id }) => taken.has(id));
    const other = level.find(({ id, checksum }) => checksum !== taken.get(id));
    if (other)
      throw new BackupRefusedError(
        `${file} was taken with a different version of the migration ${name}/${other.id}.`,
      );
    requested.set(name, level);
  }
  return requested;
}

function assertKind({ kind: found = 'sandbox' }: BackupHeader, file: string, requested: DatabaseKind): void {
  const refusal = refusalOf(found, requested);
  if (refusal !== undefined) throw new BackupRefusedError(`${file}: ${refusal}. Nothing was changed.`);
}

async function usersOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'chada %' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/**
 * The restore waits at most this many milliseconds until the database has no other users. This wait is necessary,
 * because PostgreSQL still lists a connection for a short time after the connection is closed.
 */
const CLOSED_WITHIN_MS = 1_000;

async function refuseWhileServed(client: pg.Client): Promise<void> {
  let names = await usersOf(client);
  for (const deadline = Date.now() + CLOSED_WITHIN_MS; names.length > 0 && Date.now() < deadline;) {
    await delay(50);
    // Makes PostgreSQL read the list of connections again. Within a transaction, PostgreSQL caches the list.
    await client.query('select pg_stat_clear_snapshot()');
    names = await usersOf(client);
  }
  if (names.length === 0) return;
  throw new BackupRefusedError(
    `The database is in use (${names.join(', ')}): stop every API process first. Nothing was changed.`,
  );
}

async function clear(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ name: string; tables: string }>(
    `select n.nspname as name, count(*) as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = any ($1) and c.relkind = 'r' group by 1 order by 1`,
    [schemaNames],
  );
  if (rows.length > 0 && !replace) {
    const existing = rows.map(({ name, tables }) => `${name} has ${tables} tables`).join(', ');
    throw new BackupRefusedError(
      `The database is not empty: ${existing}. Restore into an empty one, or use --replace to delete its data. Nothing was changed.`,
    );
  }
  for (const name of schemaNames) await client.query(`drop schema if exists ${name} cascade`);
}

async function makeSchema(
  client: pg.Client,
  name: SchemaName,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query(`create schema ${name}`);
  await client.query(`set local search_path = ${name}`);
  await client.query(createMigrationsTable);
  for (const migration of migrations) {
    await client.query(migration.sql);
    await recordMigration(client, migration);
  }
}

/**
 * Empties the tables and disables their triggers, because the restored rows already contain the effects of the
 * triggers.
 */
async function prepareTables(client: pg.Client, { tables }: BackupHeader): Promise<void> {
  for (const table of tables) await client.query(`alter table ${nameInSql(table)} disable trigger user`);
  if (tables.length > 0) await client.query(`truncate ${tables.map(nameInSql).join(', ')} restart identity`);
  // A backup has no transaction ids. Each restored journal gets the id of this transaction, so that no later
  // transaction can add entries to the journal.
  await client.query('alter table api.journal alter column posted_in set default pg_current_xact_id()');
}

async function finishTables(client: pg.Client, { tables, sequences }: BackupHeader): Promise<void> {
  await client.query('alter table api.journal alter column posted_in drop default');
  for (const table of tables) await client.query(`alter table ${nameInSql(table)} enable trigger user`);
  for (const { last, ...sequence } of sequences) {
    if (last !== null) await client.query('select setval($1::regclass, $2)', [nameInSql(sequence), last]);
  }
}

async function copyRows(client: pg.Client, file: string, footer: BackupFooter): Promise<void> {
  let index = 0;
  await readTables(file, async (table, chunks) => {
    const into = client.query(copyFrom(copyIn(table)));
    await pipeline(Readable.from(chunks), into);
    const requested = footer.tables[index]?.rows;
    if (into.rowCount !== requested) {
      throw new Error(
        `${table.schema}.${table.name} got ${into.rowCount} rows, but the backup has ${requested}`,
      );
    }
    index += 1;
  });
}

async function restoreAll(
  client: pg.Client,
  file: string,
  {
    header,
    footer,
    levels,
    replace,
  }: {
    header: BackupHeader;
    footer: BackupFooter;
    levels: ReadonlyMap<SchemaName, Migration[]>;
    replace: boolean;
  },
): Promise<void> {
  await refuseWhileServed(client);
  await clear(client, replace);
  for (const [name, migrations] of levels) await makeSchema(client, name, migrations);
  await prepareTables(client, header);
  await copyRows(client, file, footer);
  await finishTables(client, header);
  await client.query('set local search_path = api');
  const ledger = await readLedgerOn(client);
  if (!isDeepStrictEqual(ledger, footer.ledger)) {
    throw new Error('the restored ledger differs from the one that was backed up');
  }
}

async function allowConnections(url: string, roles: readonly string[]): Promise<void> {
  if (roles.length === 0) return;
  const client = await connectDirectly(url);
  try {
    for (const role of roles) await grantServerRole(client, role);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup in one transaction, then applies newer migrations. Throws BackupRefusedError and changes nothing if the
 * backup or the database is unusable.
 */
export async function restoreBackup(
  url: string,
  file: string,
  { replace = false, kind = 'sandbox' }: RestoreOptions = {},
): Promise<RestoredBackup> {
  const { header, footer } = await examineBackup(file);
  assertKind(header, file, kind);
  const levels = await migrationsUpTo(header, file);
  const client = await connectDirectly(url, { application_name: 'chada restore' });
  let roles: string[] = [];
  try {
    roles = await serverRoles(client);
    await client.query(plainText);
    await client.query(`set lock_timeout = '15s'`);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await restoreAll(client, file, { header, footer, levels, replace });
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    if (error instanceof BackupRefusedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} could not be restored: ${reason}. Nothing was changed.`, { cause: error });
  } finally {
    await client.end();
  }
  const migrated = [];
  const schemas = kind === 'real' ? (['api'] as const) : schemaNames;
  for (const name of schemas) migrated.push(...(await applyMigrations(url, name)));
  await allowConnections(url, roles);
  const rows = footer.tables.reduce((sum, table) => sum + table.rows, 0);
  return { takenAt: header.takenAt, tables: header.tables.length, rows, ledger: footer.ledger, migrated };
}
