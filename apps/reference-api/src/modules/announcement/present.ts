import type { Announcement } from '@chada/contract';
import type { AnnouncementRow } from './repository.ts';

/** A piece of news as members read it. */
export function presentAnnouncement({ id, title, body, published_at: at }: AnnouncementRow): Announcement {
  return { id: String(id), title, body, publishedAt: at.toISOString() };
}
