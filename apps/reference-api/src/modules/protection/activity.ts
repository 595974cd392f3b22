import type { Database } from '../../database/connection.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { refreshPause, type PauseColumns } from './pause.ts';

/**
 * If two requests are more than this many milliseconds apart, the time between them does not count as time on the site.
 */
const MAX_GAP_MS = 10 * 60 * 1000;

/** Records time on the site. Returns the current pause if the member has a limit on session time, else undefined. */
export async function recordActivity(
  db: Database,
  memberId: number,
  { lastUsedAt, now }: { lastUsedAt: Date; now: Date },
): Promise<PauseColumns | undefined> {
  const start = now.getTime() - lastUsedAt.getTime() <= MAX_GAP_MS ? lastUsedAt : now;
  const { numUpdatedRows } = await db
    .updateTable('member_activity')
    .set({ ended_at: now })
    .where('member_id', '=', memberId)
    .where('ended_at', '>=', start)
    .where('ended_at', '<=', now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    await db
      .insertInto('member_activity')
      .values({ member_id: memberId, started_at: start, ended_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const limited = await db
    .selectFrom('protection_limit')
    .select('period')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'session')
    .where('value', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return limited && inTransaction(db, (tx) => refreshPause(tx, memberId, now));
}
