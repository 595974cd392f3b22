import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type CheckInRow = Selectable<Tables['check_in']>;

export async function readValues(db: Database | Tx, clientId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('check_in_value')
    .select('value')
    .where('client_id', '=', clientId)
    .orderBy('streak_day')
    .execute();
  return rows.map(({ value }) => value);
}

/** Returns the check-ins from the Bangkok day `from` to the day `to`, both included. */
export function readCheckIns(
  db: Database | Tx,
  memberId: number,
  { from, to }: { from: string; to: string },
): Promise<CheckInRow[]> {
  return db
    .selectFrom('check_in')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('bangkok_day', '>=', from)
    .where('bangkok_day', '<=', to)
    .orderBy('bangkok_day')
    .execute();
}

/** Stores a check-in. A second check-in on the same day violates the constraint `check_in_once_a_day`. */
export function insertCheckIn(tx: Tx, checkIn: Omit<CheckInRow, 'id' | 'uuid'>): Promise<CheckInRow> {
  return tx.insertInto('check_in').values(checkIn).returningAll().executeTakeFirstOrThrow();
}
