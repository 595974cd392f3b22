import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import { instantSchema, pageOf, pagingFields, uuidSchema } from './schemas.ts';

const categoryIdSchema = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

/** A reward that members exchange points for. */
export const rewardSchema = z.object({
  id: uuidSchema,
  categoryId: categoryIdSchema,
  name: z.string(),
  detail: z.string(),
  imagePath: z.nullable(z.string()),
  costPoint: z.int().check(z.gt(0)),
  /** Number of pieces left. Null means unlimited. */
  stock: z.nullable(z.int().check(z.gte(0))),
  /** `goods` are sent to the member's address. `credit` is added to the wallet. */
  kind: z.enum(['goods', 'credit']),
});
export type Reward = z.output<typeof rewardSchema>;

/** A member's request to exchange points for a reward. */
export const rewardRequestSchema = z.object({
  id: uuidSchema,
  rewardId: uuidSchema,
  rewardName: z.string(),
  costPoint: z.int(),
  status: z.enum(['waiting', 'sent', 'done', 'rejected']),
  createdAt: instantSchema,
});
export type RewardRequest = z.output<typeof rewardRequestSchema>;

const rewardExample: z.input<typeof rewardSchema> = {
  id: '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901',
  categoryId: 'home',
  name: 'กระติกน้ำเก็บความเย็น 1 ลิตร',
  detail: 'สเตนเลสสองชั้น เก็บความเย็นได้ตลอดวัน จัดส่งภายใน 7 วัน',
  imagePath: null,
  costPoint: 800,
  stock: 12,
  kind: 'goods',
};
const requestExample: z.input<typeof rewardRequestSchema> = {
  id: '9c8b7a60-5f4e-4d3c-8b2a-190807060504',
  rewardId: rewardExample.id,
  rewardName: rewardExample.name,
  costPoint: 800,
  status: 'waiting',
  createdAt: sample.requestedAt,
};

export const rewardList = defineOperation({
  id: 'reward.list',
  method: 'POST',
  path: '/api/auth/reward',
  rows: ['AP-18', 'ME-10'],
  auth: 'member',
  summary:
    'Reward categories, and the rewards of the requested category. Without a category, only the categories.',
  body: z.object({ categoryId: z.optional(categoryIdSchema) }),
  response: z.object({
    categories: z.array(z.object({ categoryId: categoryIdSchema, name: z.string(), rewards: z.int() })),
    items: z.array(rewardSchema),
    point: z.int(),
  }),
  provisional: true,
  example: {
    body: { categoryId: 'home' },
    response: {
      categories: [{ categoryId: 'home', name: 'ของใช้ในบ้าน', rewards: 1 }],
      items: [rewardExample],
      point: 1_200,
    },
  },
});

export const rewardRequest = defineOperation({
  id: 'reward.request',
  method: 'POST',
  path: '/api/auth/reward/request',
  rows: ['AP-18', 'ME-10'],
  auth: 'member',
  summary: 'Exchanges points for a reward.',
  body: z.object({ userUuid: uuidSchema, rewardId: uuidSchema }),
  idempotent: true,
  response: z.object({ request: rewardRequestSchema, point: z.int() }),
  errors: ['REWARD_OUT_OF_STOCK', 'POINT_INSUFFICIENT', 'ADDRESS_MISSING'],
  provisional: true,
  example: {
    body: { userUuid: sample.uuid, rewardId: rewardExample.id },
    response: { request: requestExample, point: 400 },
  },
});

export const rewardHistory = defineOperation({
  id: 'reward.history',
  method: 'POST',
  path: '/api/auth/reward/request/history',
  rows: ['AP-18', 'ME-10'],
  auth: 'member',
  summary: 'The member’s reward requests, newest first.',
  body: z.object(pagingFields),
  response: pageOf(rewardRequestSchema),
  provisional: true,
  example: { body: {}, response: { items: [requestExample], nextCursor: null } },
});
