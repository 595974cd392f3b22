import type { PointReason } from '../database/activity-tables.ts';
import type { Database, Tx } from '../database/connection.ts';
import { ApiError } from '../http/errors/api-error.ts';

/** A change of a member's points. */
export interface PointMove {
  readonly memberId: number;
  readonly reason: PointReason;
  /** Identifies the event; the same event moves points once. */
  readonly reference: string;
  /** Whole points; negative where they are spent. */
  readonly amount: number;
  readonly at: Date;
}

/** Returns a member's points. */
export async function readPoint(db: Database | Tx, memberId: number): Promise<number> {
  const { point } = await db
    .selectFrom('member')
    .select('point')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return point;
}

/**
 * Moves points and returns the new total. The member's wallet must be locked where points are spent, so that requests are
 * checked for POINT_INSUFFICIENT one after another; the database never allows less than zero.
 */
export async function movePoints(tx: Tx, move: PointMove): Promise<number> {
  if (move.amount < 0) {
    const point = await readPoint(tx, move.memberId);
    if (point + move.amount < 0) throw new ApiError('POINT_INSUFFICIENT', { details: { point } });
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
