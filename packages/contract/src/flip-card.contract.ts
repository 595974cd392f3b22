import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { prizeExample, prizeLogExample, prizeLogSchema, prizeSchema } from './prize.contract.ts';
import { instantSchema, pageOf, pageQuerySchema, satangSchema } from './schemas.ts';

export const flipCardReward = defineOperation({
  id: 'flipCard.reward',
  method: 'POST',
  path: '/api/auth/game/flip-card/random-reward',
  rows: ['AP-20', 'ME-18'],
  auth: 'member',
  summary:
    'Draws, records and credits the prize of the chosen card in one transaction; the others are shown for fun.',
  body: z.object({ card: z.int().check(z.gte(0), z.lte(8)) }),
  idempotent: true,
  response: z.object({
    log: prizeLogSchema,
    /** Face of every card, by position; the chosen one is the prize. */
    faces: z.array(prizeSchema),
    left: z.int().check(z.gte(0)),
    creditSatang: satangSchema,
    point: z.int().check(z.gte(0)),
  }),
  errors: ['FLIP_CARD_NO_TURN'],
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
  summary: 'Chances, turns left today, and the member’s own flips, newest first.',
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
