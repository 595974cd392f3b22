import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { presentAnnouncement } from './present.ts';
import { readAnnouncements } from './repository.ts';

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
