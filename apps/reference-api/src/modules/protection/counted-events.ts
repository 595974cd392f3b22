import type { LimitKind } from '@chada/domain';
import { minutesOf, periodStart, type CountedEvent, type SpentSpan } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';

type Db = Database | Tx;

/** In milliseconds. At most this time of a game session counts as playing time. */
const GAME_COUNTED_MS = 4 * 60 * 60 * 1000;

/** Returns the earlier of two times: the start of the current week and the start of the current month. */
function earliest(now: Date): Date {
  const [week, month] = [periodStart('week', now), periodStart('month', now)];
  return week < month ? week : month;
}

async function readDeposits(db: Db, memberId: number, since: Date): Promise<CountedEvent[]> {
  const rows = await db
    .selectFrom('deposit')
    .select(['decided_at as at', 'amount'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'completed')
    .where('decided_at', '>=', since)
    .$narrowType<{ at: Date }>()
    .execute();
  return rows;
}

/** Credit sent to game providers counts as staked. Skips games that returned all credit without any stake. */
async function readStakes(db: Db, memberId: number, since: Date): Promise<CountedEvent[]> {
  return db
    .selectFrom('game_session')
    .select(['opened_at as at', 'taken as amount'])
    .where('member_id', '=', memberId)
    .where('opened_at', '>=', since)
    .where(sql<boolean>`not (status = 'closed' and brought = taken and turnover = 0)`)
    .execute();
}

async function readLosses(db: Db, memberId: number, since: Date): Promise<CountedEvent[]> {
  return db
    .selectFrom('game_session')
    .select(['closed_at as at', sql<number>`taken - brought`.as('amount')])
    .where('member_id', '=', memberId)
    .where('status', '=', 'closed')
    .where('closed_at', '>=', since)
    .$narrowType<{ at: Date }>()
    .execute();
}

/** Returns the times since `since` that the member spent on the site and in games. */
export async function readSpans(
  db: Db,
  memberId: number,
  { since, now }: { since: Date; now: Date },
): Promise<SpentSpan[]> {
  const onSite = await db
    .selectFrom('member_activity')
    .select(['started_at as start', 'ended_at as end'])
    .where('member_id', '=', memberId)
    .where('ended_at', '>=', since)
    .execute();
  const inGames = await db
    .selectFrom('game_session')
    .select(['opened_at', 'closed_at'])
    .where('member_id', '=', memberId)
    .where('opened_at', '>=', new Date(since.getTime() - GAME_COUNTED_MS))
    .execute();
  const games = inGames.map(({ opened_at: start, closed_at: closed }) => ({
    start,
    end: new Date(Math.min((closed ?? now).getTime(), start.getTime() + GAME_COUNTED_MS)),
  }));
  return [...onSite, ...games];
}

/**
 * Returns the events that count towards limits of this kind. If money depends on the result, the wallet must
 * be locked.
 */
export async function readCountedEvents(
  db: Db,
  memberId: number,
  { kind, now }: { kind: LimitKind; now: Date },
): Promise<CountedEvent[]> {
  const since = earliest(now);
  switch (kind) {
    case 'deposit':
      return readDeposits(db, memberId, since);
    case 'stake':
      return readStakes(db, memberId, since);
    case 'loss':
      return readLosses(db, memberId, since);
    case 'session':
      return minutesOf(await readSpans(db, memberId, { since, now }));
  }
}
