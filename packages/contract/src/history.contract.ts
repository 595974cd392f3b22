import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import {
  daySchema,
  isDaySpan,
  instantSchema,
  pageOf,
  pagingFields,
  satangSchema,
  signedSatangSchema,
  uuidParamsSchema,
} from './schemas.ts';

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

/** The basis of a loss refund: the day, the net loss and the refunded percentage. */
export const movementRefundSchema = z.object({
  day: daySchema,
  netLossSatang: satangSchema,
  /** The refunded percentage, by the member's level at the end of the day. */
  percent: z.int().check(z.gte(1), z.lte(100)),
});

export const movementSchema = z.object({
  id: z.string(),
  kind: movementKindSchema,
  /** Positive if the movement added credit, negative if it removed credit. */
  amountSatang: signedSatangSchema,
  /** The member's credit after the movement. */
  balanceSatang: signedSatangSchema,
  at: instantSchema,
  /** Details such as the name of a game. Null if the kind needs no details. */
  note: z.nullable(z.string()),
  /** Present only for the kind `lossRefund`. */
  refund: z.optional(movementRefundSchema),
});
export type Movement = z.output<typeof movementSchema>;

export const historyList = defineOperation({
  id: 'history.list',
  method: 'GET',
  path: '/api/auth/user/history/{uuid}',
  rows: ['ME-09'],
  auth: 'member',
  summary: 'Movements of the member’s credit, newest first. The specification does not have this operation.',
  params: uuidParamsSchema,
  query: z
    .object({
      ...pagingFields,
      kind: z.optional(z.enum(['deposit', 'withdrawal', 'other'])),
      /** First and last Bangkok day, both included. Set both fields or omit both. At most 366 days. */
      start: z.optional(daySchema),
      end: z.optional(daySchema),
    })
    .check(
      z.refine(
        ({ start, end }) =>
          start === undefined || end === undefined ? start === end : isDaySpan({ start, end }),
        { path: ['end'], error: 'span' },
      ),
    ),
  response: z.extend(pageOf(movementSchema), {
    /**
     * The first Bangkok day of the movements that this API can return. The backend has archived earlier movements.
     * Present only on the last page, and absent if nothing is archived.
     */
    keptFrom: z.optional(daySchema),
  }),
  provisional: true,
  extension: true,
  example: {
    params: { uuid: sample.uuid },
    query: { kind: 'other', start: '2026-11-01', end: '2026-11-30' },
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
        {
          id: '5011',
          kind: 'lossRefund',
          amountSatang: 2_100,
          balanceSatang: 62_550,
          at: sample.settledAt,
          note: null,
          refund: { day: '2026-11-19', netLossSatang: 42_000, percent: 5 },
        },
      ],
      nextCursor: null,
    },
  },
});
