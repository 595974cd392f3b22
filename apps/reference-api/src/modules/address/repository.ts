import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type AddressRow = Selectable<Tables['address']>;

export function readAddress(db: Database | Tx, memberId: number): Promise<AddressRow | undefined> {
  return db.selectFrom('address').selectAll().where('member_id', '=', memberId).executeTakeFirst();
}

export function saveAddress(db: Database, address: AddressRow): Promise<AddressRow> {
  const { member_id: _, ...parts } = address;
  return db
    .insertInto('address')
    .values(address)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(parts))
    .returningAll()
    .executeTakeFirstOrThrow();
}
