import path from 'node:path';
import { migrate, type MigrateOptions } from './migrate.ts';

export const migrationsOf = {
  api: path.join(import.meta.dirname, 'migrations'),
  sandbox_bank: path.join(import.meta.dirname, '../sandbox-bank/migrations'),
  sandbox_provider: path.join(import.meta.dirname, '../sandbox-provider/migrations'),
} as const;

export type SchemaName = keyof typeof migrationsOf;

export const schemaNames = [
  'api',
  'sandbox_bank',
  'sandbox_provider',
] as const satisfies readonly SchemaName[];

export function applyMigrations(
  url: string,
  schema: SchemaName,
  options?: MigrateOptions,
): Promise<string[]> {
  return migrate(url, schema, migrationsOf[schema], options);
}
