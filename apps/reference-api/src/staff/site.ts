import type { Database } from '../database/connection.ts';
import type { WebsiteStatus } from '../database/tables.ts';
import { StaffRefusal } from './staff-refusal.ts';

/** The brands that a command is about: the one that is named, or all. */
async function brandsOf(db: Database, clientId: string | undefined): Promise<string[]> {
  const rows = await db.selectFrom('brand').select('client_id').orderBy('client_id').execute();
  const ids = rows.map((row) => row.client_id);
  if (clientId === undefined) return ids;
  if (!ids.includes(clientId))
    throw new StaffRefusal(`there is no brand ${clientId}; there are: ${ids.join(', ')}`);
  return [clientId];
}

/** Sets the site status of one brand, or of all; returns which. */
export async function setSiteStatus(
  db: Database,
  status: WebsiteStatus,
  clientId: string | undefined,
): Promise<string[]> {
  const brands = await brandsOf(db, clientId);
  await db.updateTable('brand').set({ website_status: status }).where('client_id', 'in', brands).execute();
  return brands;
}

/** Publishes a piece of news at one brand, or at all; returns where. */
export async function announce(
  db: Database,
  news: { title: string; body: string; at: Date },
  clientId: string | undefined,
): Promise<string[]> {
  const brands = await brandsOf(db, clientId);
  await db
    .insertInto('announcement')
    .values(
      brands.map((id) => ({
        client_id: id,
        title: news.title.normalize('NFC'),
        body: news.body.normalize('NFC'),
        published_at: news.at,
      })),
    )
    .execute();
  return brands;
}
