import { sql } from 'kysely';
import type { Database } from '../../src/database/connection.ts';
import { changeByForce } from './change-by-force.ts';
import type { TestMember } from './test-members.ts';

/** The number of days of the history, and the number of rows in each table. */
export const HISTORY_DAYS = 2_000;

/**
 * Gives a member one row per day in each table of the member's acts, up to yesterday. The rows do not belong together, so
 * the books are wrong afterwards.
 */
export async function insertLongHistory(
  db: Database,
  { id, clientId }: TestMember,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ wallet: number }>`
    select id as wallet from account where member_id = ${id} and kind = 'member_wallet'`.execute(db);
  const wallet = rows[0]?.wallet ?? 0;
  const [member, brand] = [String(id), `'${clientId}'`];
  const at = `timestamptz '${now.toISOString()}' - n * interval '1 day'`;
  const day = `((${at}) at time zone 'Asia/Bangkok')::date`;
  const inserts: Readonly<Record<string, string>> = {
    'member (client_id, username, phone, name, bank_code, bank_account, password_hash, affiliate_code, inviter_id, age_confirmed_at, created_at)': `${brand}, 'friend' || n, '09' || lpad(n::text, 8, '0'), 'เพื่อน', '014', '8' || lpad(n::text, 9, '0'), 'none', 'F' || lpad(n::text, 7, '0'), ${member}, ${at}, ${at}`,
    'journal (client_id, kind, reference, member_id, created_at, posted_in)': `${brand}, 'credit_by_staff', 'long ' || n, ${member}, ${at}, pg_current_xact_id()`,
    'deposit (client_id, member_id, channel, status, amount, evidence, transferred_at, journal_id, created_at, decided_at)': `${brand}, ${member}, 'slip', 'completed', 1000, 'sample', ${at}, 1000000 + n, ${at}, ${at}`,
    'withdrawal (client_id, member_id, amount, status, bank_code, bank_account, bangkok_day, requested_at, decided_at, paid_at, journal_id)': `${brand}, ${member}, 1000, 'paid', '014', '8000000000', ${day}, ${at}, ${at}, ${at}, 1000000 + n`,
    'game_session (client_id, member_id, provider, game_code, status, taken, brought, turnover, opened_by, closed_by, opened_at, closed_at)': `${brand}, ${member}, 'SG', 'golden-hilo', 'closed', 1000, 900, 1000, 'long ' || n, 'long ' || n, ${at}, ${at}`,
    'slip (member_id, sending_bank, transaction_ref, status, amount, created_at, updated_at)': `${member}, '014', 'LONG' || n, 'confirmed', 1000, ${at}, ${at}`,
    'prize_draw (client_id, member_id, game, bangkok_day, turn, segment_id, kind, amount, label, drawn_at)': `${brand}, ${member}, case when n % 2 = 0 then 'wheel' else 'flip_card' end, ${day}, 1, 'none', 'none', 0, 'เสียใจด้วย', ${at}`,
    'point_movement (member_id, reason, reference, amount, point_after, created_at)': `${member}, 'staff', 'long ' || n, 1, n, ${at}`,
    'reward_request (client_id, member_id, reward_id, reward_name, cost_point, status, created_at, decided_at)': `${brand}, ${member}, 1, 'ของรางวัล', 1, 'done', ${at}, ${at}`,
    'check_in (member_id, bangkok_day, streak, value, checked_in_at)': `${member}, ${day}, 1, 1, ${at}`,
    'session (token_hash, member_id, client_id, created_at, last_used_at, expires_at, revoked_at)': `sha256(('long' || n)::bytea), ${member}, ${brand}, ${at}, ${at}, ${at}, ${at}`,
    'member_activity (member_id, started_at, ended_at)': `${member}, ${at}, ${at} + interval '5 minutes'`,
    'protection_event (member_id, kind, detail, created_at)': `${member}, 'limit_refused', '{}', ${at}`,
    'member_break (member_id, kind, length, started_at, minimum_end)': `${member}, 'timeOut', 'day', ${at}, ${at} + interval '1 hour'`,
    'deposit_bonus (deposit_id, client_id, member_id, bangkok_day, promotion_window, amount, journal_id, created_at)': `1000000 + n, ${brand}, ${member}, ${day}, 1, 100, 1000000 + n, ${at}`,
    'loss_refund (client_id, member_id, bangkok_day, level, percent, net_loss, amount, journal_id, created_at)': `${brand}, ${member}, ${day}, 1, 5, 1000, 50, 1000000 + n, ${at}`,
    'commission (client_id, member_id, downline_id, game_session_id, bangkok_day, turnover, amount, journal_id, created_at)': `${brand}, ${member}, (select min(id) from member where inviter_id = ${member}) + n % 20, 1000000 + n, ${day}, 1000, 5, 1000000 + n, ${at}`,
    'idempotency (member_id, operation, key, request_hash, status, body, created_at)': `${member}, 'long', gen_random_uuid()::text, sha256(n::text::bytea), 200, '{}', ${at}`,
  };
  const columns = Object.entries(inserts).map(
    ([into, values]) => `insert into ${into} select ${values} from generate_series(1, ${HISTORY_DAYS}) as n`,
  );
  for (const insert of columns) await changeByForce(db, insert);
  await changeByForce(
    db,
    `insert into entry (journal_id, account_id, amount, balance_after)
       select id, ${wallet}, -100, 100 from journal where member_id = ${member} and reference like 'long %'`,
  );
  for (const [table, key] of [
    ['deposit', 'member_id'],
    ['commission', 'member_id, downline_id'],
  ])
    await changeByForce(
      db,
      `insert into ${table}_total (${key}, amount) select ${key}, sum(amount) from ${table} group by ${key}`,
    );
  await sql`vacuum analyze`.execute(db);
}
