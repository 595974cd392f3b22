import type { Announcement } from '@chada/contract';
import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { readAnnouncements, type AnnouncementRow } from './repository.ts';

function presentAnnouncement({ id, title, body, published_at: at }: AnnouncementRow): Announcement {
  return { id: String(id), title, body, publishedAt: at.toISOString() };
}

export const announcementHandlers: HandlersOf<'announcement.public' | 'announcement.list'> = {
  'announcement.public': {
    kind: 'public',
    async run({ deps, brand, now }) {
      const rows = await readAnnouncements(deps.db, { clientId: brand.id, now, forMembers: false });
      return { items: rows.map(presentAnnouncement) };
    },
  },
  'announcement.list': {
    kind: 'member',
    async run({ deps, brand, now }) {
      const rows = await readAnnouncements(deps.db, { clientId: brand.id, now, forMembers: true });
      return { items: rows.map(presentAnnouncement) };
    },
  },
};
