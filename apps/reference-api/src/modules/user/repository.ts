import type { Selectable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type PromotionRow = Selectable<Tables['promotion']>;

export function readPromotion(db: Database, clientId: string): Promise<PromotionRow | undefined> {
  return db.selectFrom('promotion').selectAll().where('client_id', '=', clientId).executeTakeFirst();
}
