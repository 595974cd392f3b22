import { announcementList, announcementPublic } from '@chada/contract/announcement';
import { api } from '../query/query-api.ts';
import { memberQuery, publicQuery } from '../query/endpoint-builders.ts';

export type { Announcement } from '@chada/contract/announcement';

export const announcementApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the announcements for members. */
    announcements: memberQuery(build, announcementList, (_who, _: void) => ({}), {
      provides: ['Announcement'],
    }),
    /** Returns the announcements for visitors. */
    publicAnnouncements: publicQuery(build, announcementPublic, (_: void) => ({})),
  }),
});

export const { useAnnouncementsQuery, usePublicAnnouncementsQuery } = announcementApi;
