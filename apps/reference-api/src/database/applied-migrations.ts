import type pg from 'pg';
import type { AppliedMigration, Migration } from './migration-files.ts';

export const createMigrationsTable = `create table if not exists schema_migration
  (id text primary key, checksum text not null, applied_at timestamptz not null default now());
  alter table schema_migration add column if not exists needs text`;

export async function recordMigration(
  client: pg.ClientBase,
  { id, checksum, needs }: Migration,
): Promise<void> {
  await client.query('insert into schema_migration (id, checksum, needs) values ($1, $2, $3)', [
    id,
    checksum,
    needs,
  ]);
}

export async function readApplied(client: pg.ClientBase, schema: string): Promise<AppliedMigration[]> {
  const table = `${client.escapeIdentifier(schema)}.schema_migration`;
  const found = await client.query<{ columns: string[] | null }>(
    `select array_agg(attname::text) as columns from pg_attribute where attrelid = to_regclass($1) and attnum > 0`,
    [table],
  );
  const columns = found.rows[0]?.columns ?? [];
  if (columns.length === 0) return [];
  const needs = columns.includes('needs') ? 'needs' : 'null::text as needs';
  const { rows } = await client.query<AppliedMigration>(`select id, checksum, ${needs} from ${table}`);
  return rows;
}
