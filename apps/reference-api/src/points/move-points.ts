import type { PointReason } from '../database/activity-tables.ts';
import type { Database, Tx } from '../database/connection.ts';
import { ApiError } from '../http/errors/api-error.ts';

export interface PointMove {
  readonly memberId: number;
  readonly reason: PointReason;
  /** Identifies the event that moves points. The database accepts each event only once. */
  readonly reference: string;
  /** An integer. Negative if the member spends points. */
  readonly amount: number;
  readonly at: Date;
}

export async function readPoints(db: Database | Tx, memberId: number): Promise<number> {
  const { point } = await db
    .selectFrom('member')
    .select('point')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return point;
}

/**
 * Adds or spends points and returns the member's new total. Throws POINT_INSUFFICIENT. A caller that spends points must
 * lock the wallet first.
 */
export async function movePoints(tx: Tx, move: PointMove): Promise<number> {
  if (move.amount < 0) {
    const points = await readPoints(tx, move.memberId);
    if (points + move.amount < 0) throw new ApiError('POINT_INSUFFICIENT', { details: { point: points } });
  }
  const { point_after } = await tx
    .insertInto('point_movement')
    .values({
      member_id: move.memberId,
      reason: move.reason,
      reference: move.reference,
      amount: move.amount,
      point_after: 0,
      created_at: move.at,
    })
    .returning('point_after')
    .executeTakeFirstOrThrow();
  return point_after;
}
