import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { instantSchema } from './schemas.ts';

/** News of the brand. All texts are plain text. */
export const announcementSchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  publishedAt: instantSchema,
});
export type Announcement = z.output<typeof announcementSchema>;

const response = z.object({ items: z.array(announcementSchema) });
const example = {
  response: {
    items: [
      {
        id: '41',
        title: 'แจ้งปิดปรับปรุงธนาคารประจำคืนนี้',
        body: 'ธนาคารกสิกรไทยปิดปรับปรุงเวลา 23:00–01:00 น. ระหว่างนั้นฝากถอนผ่านธนาคารอื่นได้ตามปกติ',
        publishedAt: '2026-11-20T02:00:00.000Z',
      },
    ],
  },
};

export const announcementPublic = defineOperation({
  id: 'announcement.public',
  method: 'GET',
  path: '/api/announcement',
  rows: ['AP-24'],
  auth: 'public',
  summary: 'News for visitors, newest first.',
  response,
  provisional: true,
  example,
});

export const announcementList = defineOperation({
  id: 'announcement.list',
  method: 'GET',
  path: '/api/auth/announcement',
  rows: ['AP-24'],
  auth: 'member',
  summary: 'News for members, newest first.',
  response,
  provisional: true,
  example,
});
