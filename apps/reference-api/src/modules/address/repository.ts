import type { Selectable } from 'kysely';
import { compileOnce, type ValueOf } from '../../database/compile-once.ts';
import type { Database, Tx } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type AddressRow = Selectable<Tables['address']>;

const columns = [
  'member_id',
  'recipient',
  'phone',
  'line',
  'subdistrict_code',
  'district_code',
  'province_code',
  'postcode',
  'updated_at',
] as const;

const addressOf = compileOnce((db, value: ValueOf<{ memberId: number }>) =>
  db.selectFrom('address').select(columns).where('member_id', '=', value('memberId')),
);

export async function readAddress(db: Database | Tx, memberId: number): Promise<AddressRow | undefined> {
  const { rows } = await db.executeQuery(addressOf(db, { memberId }));
  return rows[0];
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
