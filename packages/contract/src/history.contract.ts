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

/** The kinds of credit movements of a member. */
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

/** The basis of a loss refund. */
export const movementRefundSchema = z.object({
  /** The Bangkok day of the loss. */
  day: daySchema,
  /** The member's net loss of that day, in satang. */
  netLossSatang: satangSchema,
  /** The refund of the member's level at the end of that day, as an integer percentage. */
  percent: z.int().check(z.gte(1), z.lte(100)),
});

/** One movement of the member's credit. */
export const movementSchema = z.object({
  id: z.string(),
  kind: movementKindSchema,
  /** Above zero if credit was added, below if it was taken. Satang. */
  amountSatang: signedSatangSchema,
  /** Credit after it. Satang. */
  balanceSatang: signedSatangSchema,
  at: instantSchema,
  /** What the movement belongs to, such as the name of a game; null if the kind is enough. */
  note: z.nullable(z.string()),
  /** Only with the kind `lossRefund`. */
  refund: z.optional(movementRefundSchema),
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
  query: z
    .object({
      ...pagingFields,
      kind: z.optional(z.enum(['deposit', 'withdrawal', 'other'])),
      /** First and last Bangkok day, both included and given together, at most 366 days apart. */
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
  response: pageOf(movementSchema),
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
