import { sql } from 'kysely';
import type { Database } from '../../src/database/connection.ts';

const bookTables = [
  'member',
  'account',
  'entry',
  'deposit',
  'slip',
  'withdrawal',
  'game_session',
  'spent_transfer',
  'point_movement',
  'address',
  'prize_draw',
  'check_in',
  'reward',
  'reward_request',
  'commission',
  'deposit_bonus',
] as const;

export async function readBooks(db: Database): Promise<string> {
  const texts = await Promise.all(
    bookTables.map((table) =>
      sql<{
        text: string;
      }>`select coalesce(string_agg(t::text, '|' order by t::text), '') as text from ${sql.table(table)} t`.execute(
        db,
      ),
    ),
  );
  return texts.map(({ rows }) => rows[0]?.text ?? '').join('\n');
}

/** The table of rate limits. `readEverything` leaves this table out, because refused requests change it. */
const uncheckedTable = 'rate_window';

export async function readEverything(db: Database): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
     where table_schema = 'api' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const parts = tables.rows
    .filter(({ name }) => name !== uncheckedTable)
    .map(
      ({ name }) =>
        sql`select ${name} as name, (to_jsonb(t) - 'last_used_at')::text as row from ${sql.table(name)} t`,
    );
  const { rows } = await sql<{ text: string }>`
    select string_agg(name || row, '|' order by name, row) as text
      from (${sql.join(parts, sql` union all `)}) as one`.execute(db);
  return rows[0]?.text ?? '';
}
