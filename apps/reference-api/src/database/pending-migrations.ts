import type pg from 'pg';
import { migrationsOf, type SchemaName } from './apply-migrations.ts';
import { readApplied } from './applied-migrations.ts';
import { missingMigrations, readMigrations } from './migration-files.ts';

/** Returns the ids of the migrations that are not applied yet. Throws if this program is too old for the schema. */
export async function pendingMigrations(client: pg.ClientBase, schema: SchemaName): Promise<string[]> {
  const files = await readMigrations(migrationsOf[schema]);
  return missingMigrations(files, await readApplied(client, schema)).map(({ id }) => id);
}
