import { harmSince, signsOfHarm, type HarmSign } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { eventsOf, spansOf } from './counted-events.ts';
import { attemptList, depositList, lossList, spanList, type Pair } from './event-lists.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface HarmEventLists {
  readonly deposits: readonly Pair[];
  /** The loss of each game. A win is a negative amount. */
  readonly losses: readonly Pair[];
  readonly spans: readonly Pair[];
  readonly attempts: readonly Pair[];
}

export function signsIn({ deposits, losses, spans, attempts }: HarmEventLists, now: Date): HarmSign[] {
  const facts = {
    deposits: eventsOf(deposits),
    losses: eventsOf(losses.filter(([, loss]) => loss > 0)),
    spans: spansOf(spans),
    limitAttempts: attempts.map(([at]) => new Date(at)),
  };
  return signsOfHarm(facts, now);
}

export async function readSigns(db: Database, memberId: number, now: Date): Promise<HarmSign[]> {
  const since = harmSince(now);
  const from = (time: Date) => ({
    member: sql<number>`${memberId}::bigint`,
    since: sql<Date>`${time}::timestamptz`,
  });
  const lists = await db
    .selectNoFrom([
      depositList(from(since.deposits)).as('deposits'),
      lossList(from(since.losses)).as('losses'),
      spanList({ ...from(since.spans), now }).as('spans'),
      attemptList(from(since.deposits)).as('attempts'),
    ])
    .executeTakeFirstOrThrow();
  return signsIn(lists, now);
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
