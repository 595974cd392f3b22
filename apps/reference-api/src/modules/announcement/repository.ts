import type { Selectable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Tables } from '../../database/tables.ts';

export type AnnouncementRow = Selectable<Tables['announcement']>;

export function readAnnouncements(
  db: Database,
  { clientId, now, forMembers }: { clientId: string; now: Date; forMembers: boolean },
): Promise<AnnouncementRow[]> {
  return db
    .selectFrom('announcement')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('published_at', '<=', now)
    .$if(!forMembers, (query) => query.where('members_only', '=', false))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}
