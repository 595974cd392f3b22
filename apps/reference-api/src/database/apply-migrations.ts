import path from 'node:path';
import { migrate, type MigrateOptions } from './migrate.ts';

/** Folder of the ordered `.sql` files of each server. */
export const migrationsOf = {
  api: path.join(import.meta.dirname, 'migrations'),
  sandbox_bank: path.join(import.meta.dirname, '../sandbox-bank/migrations'),
  sandbox_provider: path.join(import.meta.dirname, '../sandbox-provider/migrations'),
} as const;

/** A server of this app that keeps its tables in a schema of its own. */
export type SchemaName = keyof typeof migrationsOf;

/** Every schema of this app. */
export const schemaNames = [
  'api',
  'sandbox_bank',
  'sandbox_provider',
] as const satisfies readonly SchemaName[];

/** Brings the schema of one server up to date; returns the migrations newly applied. */
export function applyMigrations(
  url: string,
  schema: SchemaName,
  options?: MigrateOptions,
): Promise<string[]> {
  return migrate(url, schema, migrationsOf[schema], options);
}
