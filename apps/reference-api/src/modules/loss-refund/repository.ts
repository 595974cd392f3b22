import { bangkokDaySpan, type Satang, satang } from '@chada/domain';
import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export async function readLosers(
  db: Database,
  clientId: string,
  day: string,
): Promise<{ memberId: number; refunded: boolean }[]> {
  const { start, end } = bangkokDaySpan(day);
  const { rows } = await sql<{ memberId: number; refunded: boolean }>`
    select played.member_id as "memberId", exists (
             select from loss_refund refund
              where refund.member_id = played.member_id and refund.bangkok_day = ${day}::date) as refunded
      from game_session played
     where played.client_id = ${clientId} and played.status = 'closed' and not played.result_unknown
       and played.closed_at >= ${start} and played.closed_at < ${end}
     group by played.member_id having sum(played.brought - played.taken) < 0
     order by played.member_id`.execute(db);
  return rows;
}

/** Returns the member's result of a Bangkok day. The result is negative if the member lost. */
export async function readDayResult(tx: Tx, memberId: number, day: string): Promise<Satang> {
  const { start, end } = bangkokDaySpan(day);
  const { rows } = await sql<{ result: number }>`
    select coalesce(sum(brought - taken), 0)::bigint as result from game_session
     where member_id = ${memberId} and status = 'closed' and not result_unknown and closed_at >= ${start} and closed_at < ${end}`.execute(
    tx,
  );
  return satang(rows[0]?.result ?? 0);
}

export async function isRefunded(tx: Tx, memberId: number, day: string): Promise<boolean> {
  const row = await tx
    .selectFrom('loss_refund')
    .select('journal_id')
    .where('member_id', '=', memberId)
    .where('bangkok_day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a refund. A second refund for the same day violates the constraint `loss_refund_once`. */
export async function insertRefund(tx: Tx, row: Insertable<Tables['loss_refund']>): Promise<void> {
  await tx.insertInto('loss_refund').values(row).execute();
}
