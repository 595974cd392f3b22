import type { LimitKind } from '@chada/domain';
import { minutesOf, periodStart, type CountedEvent, type SpentSpan } from '@chada/membership-rules';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import { depositList, lossList, spanList, stakeList, type Pair, type PairList } from './event-lists.ts';

type Db = Database | Tx;

export function countedSince(now: Date): Date {
  const [week, month] = [periodStart('week', now), periodStart('month', now)];
  return week < month ? week : month;
}

export const eventsOf = (pairs: readonly Pair[]): CountedEvent[] =>
  pairs.map(([at, amount]) => ({ at: new Date(at), amount }));

export const spansOf = (pairs: readonly Pair[]): SpentSpan[] =>
  pairs.map(([start, end]) => ({ start: new Date(start), end: new Date(end) }));

async function readList(db: Db, list: PairList): Promise<Pair[]> {
  const { rows } = await sql<{ list: Pair[] }>`select ${list} as list`.execute(db);
  return rows[0]?.list ?? [];
}

function rangeOf(memberId: number, since: Date) {
  return { member: sql<number>`${memberId}::bigint`, since: sql<Date>`${since}::timestamptz` };
}

export async function readSpans(
  db: Db,
  memberId: number,
  { since, now }: { since: Date; now: Date },
): Promise<SpentSpan[]> {
  return spansOf(await readList(db, spanList({ ...rangeOf(memberId, since), now })));
}

export async function readCountedEvents(
  db: Db,
  memberId: number,
  { kind, now }: { kind: LimitKind; now: Date },
): Promise<CountedEvent[]> {
  const since = countedSince(now);
  const range = rangeOf(memberId, since);
  switch (kind) {
    case 'deposit':
      return eventsOf(await readList(db, depositList(range)));
    case 'stake':
      return eventsOf(await readList(db, stakeList(range)));
    case 'loss':
      return eventsOf(await readList(db, lossList(range)));
    case 'session':
      return minutesOf(await readSpans(db, memberId, { since, now }));
  }
}
