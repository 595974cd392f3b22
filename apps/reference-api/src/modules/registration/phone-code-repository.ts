import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';
import { MAX_SPAN_MS, MAX_TRIES, type SentMessage } from './phone-code-limits.ts';

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

/**
 * Locks the phone number for all brands until the transaction ends. Returns the last day's messages to this number,
 * newest first.
 */
export async function lockSends(
  tx: Tx,
  { client_id, phone_hash, number_hash }: Pick<PhoneCode, 'client_id' | 'phone_hash' | 'number_hash'>,
  now: Date,
): Promise<readonly SentMessage[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone-code ${number_hash}`}, 0))`.execute(tx);
  return tx
    .selectFrom('phone_code')
    .select(['client_id', 'sent_at'])
    .where(({ and, eb, or }) =>
      or([
        eb('number_hash', '=', number_hash),
        // Finds rows of earlier releases by `phone_hash`, because these rows have no `number_hash`.
        and([
          eb('number_hash', 'is', null),
          eb('client_id', '=', client_id),
          eb('phone_hash', '=', phone_hash),
        ]),
      ]),
    )
    .where('sent_at', '>', new Date(now.getTime() - MAX_SPAN_MS))
    .orderBy('sent_at', 'desc')
    .execute();
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

export async function exhaustAttempts(db: Database, { client_id, id }: Key): Promise<void> {
  await db
    .updateTable('phone_code')
    .set({ tries: MAX_TRIES })
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
    .where('tries', '<', MAX_TRIES)
    .returningAll()
    .executeTakeFirst();
}

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
