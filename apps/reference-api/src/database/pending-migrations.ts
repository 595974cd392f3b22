import type pg from 'pg';
import { migrationsOf, type SchemaName } from './apply-migrations.ts';
import { readApplied } from './migrate.ts';
import { missingMigrations, readMigrations } from './migration-files.ts';

/** Returns the ids of the migrations that a schema lacks. Throws where this program can't run with those it has. */
export async function pendingMigrations(client: pg.ClientBase, schema: SchemaName): Promise<string[]> {
  const files = await readMigrations(migrationsOf[schema]);
  return missingMigrations(files, await readApplied(client, schema)).map(({ id }) => id);
}
