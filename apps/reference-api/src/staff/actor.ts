import type { Database, Tx } from '../database/connection.ts';
import type { StaffRole } from '../database/staff-tables.ts';
import { tokenHash } from '../security/tokens.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

export interface Actor {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
  readonly dailyLimitSatang: number;
}

const columns = ['id', 'name', 'role', 'daily_limit as dailyLimitSatang'] as const;

/** Returns the staff member with this key. Throws StaffRefusedError if the key is unknown or the person has left. */
export async function findActor(db: Database, key: string): Promise<Actor> {
  const row = await db
    .selectFrom('staff')
    .select([...columns, 'disabled_at as disabledAt'])
    .where('key_hash', '=', tokenHash(key))
    .executeTakeFirst();
  if (!row || row.disabledAt !== null)
    throw new StaffRefusedError('this key belongs to nobody who works here');
  const { disabledAt: _, ...actor } = row;
  return actor;
}

/**
 * Locks the staff member's row, so that simultaneous commands of the same person wait for each other. Throws
 * StaffRefusedError if the person has left.
 */
export async function lockActor(tx: Tx, { id }: Actor): Promise<Actor> {
  const row = await tx
    .selectFrom('staff')
    .select(columns)
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new StaffRefusedError('you do not work here any more');
  return row;
}
