import { bangkokDay } from '@chada/domain';
import type { Database, Tx } from '../database/connection.ts';
import type { StaffOutcome } from '../database/staff-tables.ts';
import type { Actor } from './actor.ts';

export interface NewAction {
  readonly actor: Actor;
  readonly command: string;
  readonly args: readonly string[];
  readonly clientId: string | undefined;
  readonly amountSatang: number;
  readonly decides?: number | undefined;
  readonly reads?: boolean;
  readonly at: Date;
}

export function recordAction(tx: Tx, action: NewAction): Promise<{ id: number; uuid: string }> {
  const { actor, command, args, clientId = null, amountSatang, decides = null, reads = false, at } = action;
  return tx
    .insertInto('staff_action')
    .values({
      staff_id: actor.id,
      staff_name: actor.name,
      role: actor.role,
      command,
      arguments: JSON.stringify(args),
      client_id: clientId,
      amount: amountSatang,
      bangkok_day: bangkokDay(at),
      decides,
      reads,
      created_at: at,
    })
    .returning(['id', 'uuid'])
    .executeTakeFirstOrThrow();
}

export type RecordSuccess<Result> = (tx: Tx, result: Result) => Promise<void>;

export const recordNothing = (): Promise<void> => Promise.resolve();

/** Stores the result of an action. Has no effect if a result is already stored. */
export async function recordResult(
  db: Database | Tx,
  actionId: number,
  { outcome, message, at }: { outcome: StaffOutcome; message: string; at: Date },
): Promise<void> {
  await db
    .insertInto('staff_action_result')
    .values({ action_id: actionId, outcome, message, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the amount in satang that a staff member moved on a day. Includes interrupted commands, because they may have
 * moved money.
 */
export async function sumMovedOnDay(tx: Tx, staffId: number, day: string): Promise<number> {
  const { moved } = await tx
    .selectFrom('staff_action')
    .leftJoin('staff_action_result', 'staff_action_result.action_id', 'staff_action.id')
    .select(({ fn }) => fn.sum<number | null>('staff_action.amount').as('moved'))
    .where('staff_id', '=', staffId)
    .where('bangkok_day', '=', day)
    .where(({ eb, or }) => or([eb('outcome', 'is', null), eb('outcome', '<>', 'refused')]))
    .executeTakeFirstOrThrow();
  return Number(moved ?? 0);
}
