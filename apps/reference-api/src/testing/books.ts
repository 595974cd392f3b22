import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** What is of money, points and members. */
const tables = [
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

/** What the database holds of money and members, as one text: it must not change by what is refused. */
export async function readBooks(db: Database, more: readonly string[] = []): Promise<string> {
  const texts = await Promise.all(
    [...tables, ...more].map((table) =>
      sql<{
        text: string;
      }>`select coalesce(string_agg(t::text, '|' order by t::text), '') as text from ${sql.table(table)} t`.execute(
        db,
      ),
    ),
  );
  return texts.map(({ rows }) => rows[0]?.text ?? '').join('\n');
}
