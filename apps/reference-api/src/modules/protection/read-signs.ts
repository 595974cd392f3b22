import { harmSince, signsOfHarm, type HarmSign } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { readSpans } from './counted-events.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function readSigns(db: Database, memberId: number, now: Date): Promise<HarmSign[]> {
  const since = harmSince(now);
  const [deposits, losses, spans, attempts] = await Promise.all([
    db
      .selectFrom('deposit')
      .select(['decided_at as at', 'amount'])
      .where('member_id', '=', memberId)
      .where('status', '=', 'completed')
      .where('decided_at', '>=', since.deposits)
      .$narrowType<{ at: Date }>()
      .execute(),
    db
      .selectFrom('game_session')
      .select(['closed_at as at', sql<number>`taken - brought`.as('amount')])
      .where('member_id', '=', memberId)
      .where('status', '=', 'closed')
      .where('closed_at', '>=', since.losses)
      .where(sql<boolean>`taken > brought`)
      .$narrowType<{ at: Date }>()
      .execute(),
    readSpans(db, memberId, { since: since.spans, now }),
    db
      .selectFrom('protection_event')
      .select('created_at as at')
      .where('member_id', '=', memberId)
      .where('kind', 'in', ['limit_refused', 'raise_requested'])
      .where('created_at', '>=', since.deposits)
      .execute(),
  ]);
  return signsOfHarm({ deposits, losses, spans, limitAttempts: attempts.map(({ at }) => at) }, now);
}

/** Returns the members who were active in the last two weeks, oldest account first. */
export function readActiveMembers(
  db: Database,
  clientId: string,
  now: Date,
): Promise<{ id: number; username: string }[]> {
  const since = new Date(now.getTime() - 14 * DAY_MS);
  return db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('client_id', '=', clientId)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('member_activity')
            .select('member_id')
            .whereRef('member_activity.member_id', '=', 'member.id')
            .where('ended_at', '>=', since),
        ),
        exists(
          selectFrom('deposit')
            .select('deposit.id')
            .whereRef('deposit.member_id', '=', 'member.id')
            .where('decided_at', '>=', since),
        ),
        exists(
          selectFrom('protection_event')
            .select('protection_event.id')
            .whereRef('protection_event.member_id', '=', 'member.id')
            .where('protection_event.created_at', '>=', since),
        ),
      ]),
    )
    .orderBy('id')
    .execute();
}
