import path from 'node:path';
import { migrate, type MigrateOptions } from './migrate.ts';

/** The folder of each server's `.sql` files. */
export const migrationsOf = {
  api: path.join(import.meta.dirname, 'migrations'),
  sandbox_bank: path.join(import.meta.dirname, '../sandbox-bank/migrations'),
  sandbox_provider: path.join(import.meta.dirname, '../sandbox-provider/migrations'),
} as const;

/** The schema of one of this app's servers. */
export type SchemaName = keyof typeof migrationsOf;

/** Every schema of this app. */
export const schemaNames = [
  'api',
  'sandbox_bank',
  'sandbox_provider',
] as const satisfies readonly SchemaName[];

/** Migrates the schema of one server. Returns the migrations that were applied. */
export function applyMigrations(
  url: string,
  schema: SchemaName,
  options?: MigrateOptions,
): Promise<string[]> {
  return migrate(url, schema, migrationsOf[schema], options);
}
