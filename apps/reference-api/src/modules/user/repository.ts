import type { Selectable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** The promotion of a brand, as stored. */
export type PromotionRow = Selectable<Tables['promotion']>;

/** The promotion of a brand, or `undefined` when it has none. */
export function readPromotion(db: Database, clientId: string): Promise<PromotionRow | undefined> {
  return db.selectFrom('promotion').selectAll().where('client_id', '=', clientId).executeTakeFirst();
}
