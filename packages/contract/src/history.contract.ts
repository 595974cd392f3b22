import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import { instantSchema, pageOf, pagingFields, signedSatangSchema, uuidParamsSchema } from './schemas.ts';

/** Kinds of credit movement a member can meet. */
export const movementKindSchema = z.enum([
  'deposit',
  'withdrawal',
  'withdrawalReturned',
  'gameOut',
  'gameIn',
  'bonus',
  'affiliate',
  'wheel',
  'flipCard',
  'checkIn',
  'reward',
  'lossRefund',
  'adjustment',
]);

/** One movement of the member's credit. */
export const movementSchema = z.object({
  id: z.string(),
  kind: movementKindSchema,
  /** Above zero where credit came, below where it went. Satang. */
  amountSatang: signedSatangSchema,
  /** Credit after it. Satang. */
  balanceSatang: signedSatangSchema,
  at: instantSchema,
  /** What it belongs to, e.g. the name of a game; null where the kind says all. */
  note: z.nullable(z.string()),
});
/** One movement of the member's credit. */
export type Movement = z.output<typeof movementSchema>;

export const historyList = defineOperation({
  id: 'history.list',
  method: 'GET',
  path: '/api/auth/user/history/{uuid}',
  rows: ['ME-09'],
  auth: 'member',
  summary: 'Every movement of the member’s credit, newest first; the specification names no call for it.',
  params: uuidParamsSchema,
  query: z.object({ ...pagingFields, kind: z.optional(z.enum(['deposit', 'withdrawal', 'other'])) }),
  response: pageOf(movementSchema),
  provisional: true,
  extension: true,
  example: {
    params: { uuid: sample.uuid },
    query: { kind: 'other' },
    response: {
      items: [
        {
          id: '5012',
          kind: 'gameIn',
          amountSatang: 62_500,
          balanceSatang: 125_050,
          at: sample.settledAt,
          note: 'มังกรทองคำ',
        },
      ],
      nextCursor: null,
    },
  },
});
