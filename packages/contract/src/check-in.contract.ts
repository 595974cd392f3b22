import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { daySchema, emptyBodySchema, uuidSchema } from './schemas.ts';

/**
 * A check-in with its points. `date` contains the year and the month, although the specification has only the day of
 * the month (RD-06). Without the month, the site could not compare two dates.
 */
export const checkInLogSchema = z.object({
  id: uuidSchema,
  date: daySchema,
  json: z.object({
    day: z.int().check(z.gte(1), z.lte(31)),
    value: z.int().check(z.gte(0)),
  }),
});
export type CheckInLog = z.output<typeof checkInLogSchema>;

const logExample: z.input<typeof checkInLogSchema> = {
  id: '6f708192-a3b4-4c5d-8e6f-708192a3b4c5',
  date: '2026-11-20',
  json: { day: 20, value: 10 },
};

export const checkInGet = defineOperation({
  id: 'checkIn.get',
  method: 'GET',
  path: '/api/auth/game/check-in',
  rows: ['AP-21', 'ST-05'],
  auth: 'member',
  summary: 'Check-ins of the current Bangkok month, and whether the member has checked in today.',
  response: z.object({
    logs: z.array(checkInLogSchema),
    serverDate: daySchema,
    today: z.boolean(),
    value: z.int().check(z.gte(0)),
    tomorrowValue: z.int().check(z.gte(0)),
    streak: z.int().check(z.gte(0)),
  }),
  provisional: true,
  example: {
    response: {
      logs: [logExample],
      serverDate: '2026-11-20',
      today: true,
      value: 10,
      tomorrowValue: 15,
      streak: 1,
    },
  },
});

export const checkInClaim = defineOperation({
  id: 'checkIn.claim',
  method: 'POST',
  path: '/api/auth/game/check-in',
  rows: ['AP-21', 'ST-05'],
  auth: 'member',
  summary: 'Checks in for today, once a Bangkok day.',
  body: emptyBodySchema,
  idempotent: true,
  response: z.object({
    gameLog: z.object({ id: uuidSchema }),
    gameValue: z.object({ value: z.int() }),
    gameValueTomorrow: z.object({ value: z.int() }),
  }),
  errors: ['CHECK_IN_DONE'],
  provisional: false,
  example: {
    body: {},
    response: { gameLog: { id: logExample.id }, gameValue: { value: 10 }, gameValueTomorrow: { value: 15 } },
  },
});
