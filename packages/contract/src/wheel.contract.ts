import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { prizeExample, prizeLogExample, prizeLogSchema, prizeSchema } from './prize.contract.ts';
import { emptyBodySchema, instantSchema, pageOf, pagingFields, satangSchema } from './schemas.ts';

/** A segment of the wheel; its chance is published. */
export const wheelSegmentSchema = z.object({
  id: z.string(),
  prize: prizeSchema,
  /** Chance in parts of a million; the segments' sum is a million. */
  chancePpm: z.int().check(z.gte(0), z.lte(1_000_000)),
});
/** A segment of the wheel. */
export type WheelSegment = z.output<typeof wheelSegmentSchema>;

export const wheelGet = defineOperation({
  id: 'wheel.get',
  method: 'GET',
  path: '/api/auth/wheel',
  rows: ['AP-19', 'ME-16'],
  auth: 'member',
  summary: 'Segments with their chances, and the spins left today.',
  response: z.object({
    segments: z.array(wheelSegmentSchema),
    left: z.int().check(z.gte(0)),
    nextAt: z.nullable(instantSchema),
  }),
  provisional: true,
  example: {
    response: {
      segments: [
        { id: 'credit-20', prize: prizeExample, chancePpm: 250_000 },
        { id: 'none', prize: { kind: 'none', amount: 0, label: 'ไว้โอกาสหน้า' }, chancePpm: 750_000 },
      ],
      left: 1,
      nextAt: null,
    },
  },
});

export const wheelReward = defineOperation({
  id: 'wheel.reward',
  method: 'POST',
  path: '/api/auth/wheel/reward',
  rows: ['AP-19', 'ME-16'],
  auth: 'member',
  summary: 'Draws, records and credits a prize in one transaction.',
  body: emptyBodySchema,
  idempotent: true,
  response: z.object({
    log: prizeLogSchema,
    segmentId: z.string(),
    left: z.int().check(z.gte(0)),
    creditSatang: satangSchema,
    point: z.int().check(z.gte(0)),
  }),
  errors: ['WHEEL_NO_SPIN'],
  provisional: true,
  example: {
    body: {},
    response: { log: prizeLogExample, segmentId: 'credit-20', left: 0, creditSatang: 127_050, point: 120 },
  },
});

export const wheelLog = defineOperation({
  id: 'wheel.log',
  method: 'POST',
  path: '/api/auth/wheel/log',
  rows: ['AP-19', 'ME-16'],
  auth: 'member',
  summary: 'The member’s own spins, newest first.',
  body: z.object(pagingFields),
  response: pageOf(prizeLogSchema),
  provisional: true,
  example: { body: {}, response: { items: [prizeLogExample], nextCursor: null } },
});
