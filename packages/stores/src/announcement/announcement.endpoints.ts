import { announcementList, announcementPublic } from '@chada/contract/announcement';
import { api } from '../query/query-api.ts';
import { memberQuery, publicQuery, noInput } from '../query/endpoint-builders.ts';
import { prefetch, prefetchStale } from '../query/prefetch.ts';
import type { AppThunk } from '../store/services.ts';

export type { Announcement } from '@chada/contract/announcement';

export const announcementApi = api.injectEndpoints({
  endpoints: (build) => ({
    announcements: memberQuery(build, announcementList, noInput),
    publicAnnouncements: publicQuery(build, announcementPublic, (_: void) => ({})),
  }),
});

export const { useAnnouncementsQuery, usePublicAnnouncementsQuery } = announcementApi;

export const prefetchAnnouncements = (): AppThunk =>
  prefetch(announcementApi.endpoints.announcements.initiate(undefined, prefetchStale));
