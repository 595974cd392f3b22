import * as z from 'zod/mini';
import { drawProofSchema } from './draw-proof.contract.ts';
import { defineOperation } from './operation.ts';
import {
  emptyBodySchema,
  instantSchema,
  pageOf,
  pageQuerySchema,
  pagingFields,
  satangSchema,
  uuidSchema,
} from './schemas.ts';

/** A prize of the wheel or the cards: credit, points or nothing. */
export const prizeSchema = z.object({
  kind: z.enum(['credit', 'point', 'none']),
  /** In satang if `kind` is `credit`, and in points if `kind` is `point`. 0 if `kind` is `none`. */
  amount: z.int().check(z.gte(0)),
  label: z.string(),
});
export type Prize = z.output<typeof prizeSchema>;

export const prizeLogSchema = z.object({
  id: uuidSchema,
  prize: prizeSchema,
  at: instantSchema,
  /** The proof of the draw (extension). Absent if the draw was made without a proof. */
  proof: z.optional(drawProofSchema),
});
export type PrizeLog = z.output<typeof prizeLogSchema>;

export const prizeExample: z.input<typeof prizeSchema> = {
  kind: 'credit',
  amount: 2_000,
  label: 'เครดิต 20 บาท',
};
export const prizeLogExample: z.input<typeof prizeLogSchema> = {
  id: '4d5e6f70-8192-4a3b-8c5d-6e7f80910213',
  prize: prizeExample,
  at: '2026-11-20T03:15:00.000Z',
};

/** A segment of the wheel with its published probability. */
export const wheelSegmentSchema = z.object({
  id: z.string(),
  prize: prizeSchema,
  /** In parts per million. The probabilities of all segments add up to one million. */
  chancePpm: z.int().check(z.gte(0), z.lte(1_000_000)),
});
export type WheelSegment = z.output<typeof wheelSegmentSchema>;

export const wheelGet = defineOperation({
  id: 'wheel.get',
  method: 'GET',
  path: '/api/auth/wheel',
  rows: ['AP-19', 'ME-16'],
  auth: 'member',
  summary: 'The segments of the wheel with their probabilities, and the number of spins left today.',
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
  errors: ['WHEEL_NO_SPIN', 'DRAW_TOO_SOON'],
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
  summary: 'The member’s spins, newest first.',
  body: z.object(pagingFields),
  response: pageOf(prizeLogSchema),
  provisional: true,
  example: { body: {}, response: { items: [prizeLogExample], nextCursor: null } },
});

export const flipCardReward = defineOperation({
  id: 'flipCard.reward',
  method: 'POST',
  path: '/api/auth/game/flip-card/random-reward',
  rows: ['AP-20', 'ME-18'],
  auth: 'member',
  summary:
    'Draws, records and credits the prize of the chosen card in one transaction. The prizes of the other cards are only for display.',
  body: z.object({ card: z.int().check(z.gte(0), z.lte(8)) }),
  idempotent: true,
  response: z.object({
    log: prizeLogSchema,
    /** The prizes on all cards, by position. */
    faces: z.array(prizeSchema),
    left: z.int().check(z.gte(0)),
    creditSatang: satangSchema,
    point: z.int().check(z.gte(0)),
  }),
  errors: ['FLIP_CARD_NO_TURN', 'DRAW_TOO_SOON'],
  provisional: true,
  example: {
    body: { card: 4 },
    response: {
      log: prizeLogExample,
      faces: Array.from({ length: 9 }, () => prizeExample),
      left: 0,
      creditSatang: 127_050,
      point: 120,
    },
  },
});

export const flipCardLogs = defineOperation({
  id: 'flipCard.logs',
  method: 'GET',
  path: '/api/auth/game/flip-card/logs',
  rows: ['AP-20', 'ME-18'],
  auth: 'member',
  summary: 'Probabilities, the number of turns left today, and the member’s draws, newest first.',
  query: pageQuerySchema,
  response: z.extend(pageOf(prizeLogSchema), {
    left: z.int().check(z.gte(0)),
    nextAt: z.nullable(instantSchema),
    chances: z.array(z.object({ prize: prizeSchema, chancePpm: z.int() })),
  }),
  provisional: true,
  example: {
    query: {},
    response: {
      items: [prizeLogExample],
      nextCursor: null,
      left: 1,
      nextAt: null,
      chances: [{ prize: prizeExample, chancePpm: 1_000_000 }],
    },
  },
});
