import type { Selectable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

/** The stored promotion of a brand. */
export type PromotionRow = Selectable<Tables['promotion']>;

/** Returns the promotion of a brand, or `undefined` if it has none. */
export function readPromotion(db: Database, clientId: string): Promise<PromotionRow | undefined> {
  return db.selectFrom('promotion').selectAll().where('client_id', '=', clientId).executeTakeFirst();
}
