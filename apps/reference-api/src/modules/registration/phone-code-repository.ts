import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { LONGEST_SPAN_MS, MOST_TRIES } from './phone-code-limits.ts';

export type PhoneCode = Selectable<Tables['phone_code']>;
type Key = Pick<PhoneCode, 'client_id' | 'id'>;

export function findPhoneCode(db: Database | Tx, { client_id, id }: Key): Promise<PhoneCode | undefined> {
  return db
    .selectFrom('phone_code')
    .selectAll()
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the times of the messages, newest first. Locks the phone number until the transaction ends. */
export async function lockSends(
  tx: Tx,
  { client_id, phone_hash }: Pick<PhoneCode, 'client_id' | 'phone_hash'>,
  now: Date,
): Promise<readonly Date[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-code ${client_id} ${phone_hash}`}, 0))`.execute(
    tx,
  );
  const rows = await tx
    .selectFrom('phone_code')
    .select('sent_at')
    .where('client_id', '=', client_id)
    .where('phone_hash', '=', phone_hash)
    .where('sent_at', '>', new Date(now.getTime() - LONGEST_SPAN_MS))
    .orderBy('sent_at', 'desc')
    .execute();
  return rows.map(({ sent_at }) => sent_at);
}

export async function insertPhoneCode(
  tx: Tx,
  row: Omit<PhoneCode, 'tries' | 'verified_at' | 'used_at'>,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('phone_code')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function deletePhoneCode(db: Database, { client_id, id }: Key): Promise<void> {
  await db.deleteFrom('phone_code').where('client_id', '=', client_id).where('id', '=', id).execute();
}

/** The request still counts as a message to the number. */
export async function useUpTries(db: Database, { client_id, id }: Key): Promise<void> {
  await db
    .updateTable('phone_code')
    .set({ tries: MOST_TRIES })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .execute();
}

export function countTry(db: Database, { client_id, id }: Key): Promise<PhoneCode | undefined> {
  return db
    .updateTable('phone_code')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('tries', '<', MOST_TRIES)
    .returningAll()
    .executeTakeFirst();
}

/** After a repeated verification, the time of the first verification stays. */
export async function markVerified(db: Database, { client_id, id }: Key, now: Date): Promise<Date> {
  const { verified_at } = await db
    .updateTable('phone_code')
    .set((row) => ({ tries: 0, verified_at: row.fn.coalesce('verified_at', row.val(now)) }))
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .returning('verified_at')
    .executeTakeFirstOrThrow();
  return verified_at ?? now;
}

export async function markUsed(tx: Tx, { client_id, id }: Key, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('phone_code')
    .set({ used_at: now })
    .where('client_id', '=', client_id)
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
