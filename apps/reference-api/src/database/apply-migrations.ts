import path from 'node:path';
import { migrate } from './migrate.ts';

const migrationsOf = {
  api: path.join(import.meta.dirname, 'migrations'),
  sandbox_bank: path.join(import.meta.dirname, '../sandbox-bank/migrations'),
  sandbox_provider: path.join(import.meta.dirname, '../sandbox-provider/migrations'),
} as const;

/** A server of this app that keeps its tables in a schema of its own. */
export type SchemaName = keyof typeof migrationsOf;

/** Brings the schema of one server up to date; returns the migrations newly applied. */
export function applyMigrations(url: string, schema: SchemaName): Promise<string[]> {
  return migrate(url, schema, migrationsOf[schema]);
}
