import type { Database } from '../../database/connection.ts';

/** What the global setting and operation of a brand are made of. */
export function readBrandRow(db: Database, clientId: string) {
  return db
    .selectFrom('brand')
    .select(['website_status', 'line1_id', 'line2_id'])
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
}

/** The brand's configuration entries by key; one, when a key is given. */
export function readEntries(
  db: Database,
  clientId: string,
  key?: string,
): Promise<{ key: string; path: string }[]> {
  return db
    .selectFrom('configuration_entry')
    .select(['key', 'path'])
    .where('client_id', '=', clientId)
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .orderBy('key')
    .execute();
}
