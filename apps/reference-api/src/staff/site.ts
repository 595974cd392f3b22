import type { Database } from '../database/connection.ts';
import type { WebsiteStatus } from '../database/tables.ts';
import { StaffRefusedError } from './staff-refused-error.ts';

export async function openBrandId(db: Database, clientId: string | undefined): Promise<string> {
  const rows = await db.selectFrom('brand').select('client_id').orderBy('client_id').execute();
  const ids = rows.map((row) => row.client_id);
  if (clientId === undefined || !ids.includes(clientId))
    throw new StaffRefusedError(`there is no brand ${clientId ?? ''}; there are: ${ids.join(', ')}`);
  return clientId;
}

export async function setSiteStatus(
  db: Database,
  status: WebsiteStatus,
  clientId: string | undefined,
): Promise<void> {
  const brand = await openBrandId(db, clientId);
  await db.updateTable('brand').set({ website_status: status }).where('client_id', '=', brand).execute();
}

export async function announce(
  db: Database,
  news: { title: string; body: string; at: Date },
  clientId: string | undefined,
): Promise<void> {
  await db
    .insertInto('announcement')
    .values({
      client_id: await openBrandId(db, clientId),
      title: news.title.normalize('NFC'),
      body: news.body.normalize('NFC'),
      published_at: news.at,
    })
    .execute();
}
