import { limitKinds, limitPeriods, MAX_AMOUNT_SATANG, realityCheckMinutes } from '@chada/domain';
import * as z from 'zod/mini';
import { sample } from './examples.contract.ts';
import { defineOperation } from './operation.ts';
import {
  daySchema,
  daySpanFields,
  emptyBodySchema,
  instantSchema,
  isDaySpan,
  satangSchema,
  signedSatangSchema,
  uuidSchema,
} from './schemas.ts';

export const limitKindSchema = z.enum(limitKinds);
export const limitPeriodSchema = z.enum(limitPeriods);
const minutesSchema = z.int().check(z.gte(0));

/** A requested raise of a limit. If `value` is null, the raise removes the limit. */
export const limitRaiseSchema = z.object({
  raiseId: uuidSchema,
  value: z.nullable(z.int().check(z.gte(1))),
  confirmableAt: instantSchema,
  /** The time after which the member can no longer confirm the raise. */
  expiresAt: instantSchema,
});
export type LimitRaise = z.output<typeof limitRaiseSchema>;

/** A limit in force. `value`, `used` and `left` are in satang, or in minutes for session time. */
export const protectionLimitSchema = z.object({
  kind: limitKindSchema,
  period: limitPeriodSchema,
  value: z.int().check(z.gte(1)),
  /** `used` of a loss limit is negative after a net win. */
  used: z.int(),
  left: z.int().check(z.gte(0)),
  /** True if at least 80 % of the limit is used. */
  isNear: z.boolean(),
  isReached: z.boolean(),
  /** The time at which part of the limit is available again. Null before the limit is reached. */
  opensAt: z.nullable(instantSchema),
  raise: z.nullable(limitRaiseSchema),
});
export type ProtectionLimit = z.output<typeof protectionLimitSchema>;

/** A pause of play. The cause is a play break or a reached limit on session time. */
export const playPauseSchema = z.object({
  cause: z.enum(['timeOut', 'selfExclusion', 'sessionTime']),
  /** Null for a pause without a known end. */
  until: z.nullable(instantSchema),
  /**
   * The earliest time to request the end of the self-exclusion. Null if the cause is not a self-exclusion, or if the
   * self-exclusion has no end.
   */
  endRequestableAt: z.nullable(instantSchema),
});
export type PlayPause = z.output<typeof playPauseSchema>;

/** The credit that the member sent to games and got back since sign-in. `netSatang` is negative if the member has lost. */
export const sessionPositionSchema = z.object({
  startedAt: instantSchema,
  stakedSatang: satangSchema,
  returnedSatang: satangSchema,
  netSatang: signedSatangSchema,
});

export const protectionStateSchema = z.object({
  limits: z.array(protectionLimitSchema),
  /** The minimum number of hours between the request to raise a limit and the member's confirmation. */
  coolingHours: z.int().check(z.gte(24), z.lte(72)),
  pause: z.nullable(playPauseSchema),
  session: sessionPositionSchema,
  realityCheck: z.object({
    minutes: z.int().check(z.gte(realityCheckMinutes.min), z.lte(realityCheckMinutes.max)),
    nextAt: instantSchema,
  }),
  /** The time of the reminder to review the limits. Null if the member has no limits. */
  reviewAt: z.nullable(instantSchema),
  /**
   * True if recent play shows signs of harm, play is not paused, and the member has not dismissed the notice within the
   * last 7 days.
   */
  isCareNoticeDue: z._default(z.boolean(), false),
});
export type ProtectionState = z.output<typeof protectionStateSchema>;

const stateExample: z.input<typeof protectionStateSchema> = {
  limits: [
    {
      kind: 'deposit',
      period: 'day',
      value: 200_000,
      used: 170_000,
      left: 30_000,
      isNear: true,
      isReached: false,
      opensAt: null,
      raise: {
        raiseId: '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901',
        value: 500_000,
        confirmableAt: '2026-11-21T03:15:00.000Z',
        expiresAt: '2026-11-28T03:15:00.000Z',
      },
    },
  ],
  coolingHours: 24,
  pause: null,
  session: { startedAt: sample.requestedAt, stakedSatang: 50_000, returnedSatang: 42_000, netSatang: -8_000 },
  realityCheck: { minutes: 60, nextAt: '2026-11-20T06:15:00.000Z' },
  reviewAt: '2027-05-20T03:15:00.000Z',
  isCareNoticeDue: false,
};

const limitFields = { kind: limitKindSchema, period: limitPeriodSchema };

export const protectionGet = defineOperation({
  id: 'protection.get',
  method: 'GET',
  path: '/api/auth/protection',
  rows: [],
  auth: 'member',
  summary:
    'The member’s limits with their use, a running break, the position of the session and reality checks.',
  response: protectionStateSchema,
  errors: ['FEATURE_OFF'],
  provisional: true,
  extension: true,
  example: { response: stateExample },
});

export const protectionSetLimit = defineOperation({
  id: 'protection.setLimit',
  method: 'POST',
  path: '/api/auth/protection/limit',
  rows: [],
  auth: 'member',
  summary:
    'Sets a limit. A first or lower limit is in force at once; a higher one, or none, waits for the cooling period and a confirmation.',
  body: z.object({
    ...limitFields,
    /** In satang, or in minutes for session time. Null asks to remove the limit. */
    value: z.nullable(z.int().check(z.gte(1), z.lte(MAX_AMOUNT_SATANG))),
  }),
  response: protectionStateSchema,
  errors: ['FEATURE_OFF', 'LIMIT_OUT_OF_RANGE'],
  provisional: true,
  extension: true,
  example: { body: { kind: 'deposit', period: 'day', value: 200_000 }, response: stateExample },
});

const raiseBody = z.object({ raiseId: uuidSchema });
const raiseExample = { raiseId: '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901' };

export const protectionConfirmRaise = defineOperation({
  id: 'protection.confirmRaise',
  method: 'POST',
  path: '/api/auth/protection/limit/confirm',
  rows: [],
  auth: 'member',
  summary: 'Confirms a higher limit after its cooling period.',
  body: raiseBody,
  response: protectionStateSchema,
  errors: ['FEATURE_OFF', 'LIMIT_RAISE_TOO_EARLY', 'LIMIT_RAISE_NOT_WAITING'],
  provisional: true,
  extension: true,
  example: { body: raiseExample, response: stateExample },
});

export const protectionCancelRaise = defineOperation({
  id: 'protection.cancelRaise',
  method: 'POST',
  path: '/api/auth/protection/limit/cancel',
  rows: [],
  auth: 'member',
  summary: 'Cancels a raise that waits. The limit stays as it is.',
  body: raiseBody,
  response: protectionStateSchema,
  errors: ['FEATURE_OFF', 'LIMIT_RAISE_NOT_WAITING'],
  provisional: true,
  extension: true,
  example: { body: raiseExample, response: stateExample },
});

/** The member's money and play, summed over one Bangkok day, one week from Monday, or one month. */
export const protectionHistoryRowSchema = z.object({
  /** The first day of the period, which may precede the first requested day. */
  day: daySchema,
  depositSatang: satangSchema,
  withdrawalSatang: satangSchema,
  /** Withdrawals minus deposits. */
  netSatang: signedSatangSchema,
  stakedSatang: satangSchema,
  /**
   * The member's result in the game sessions that ended in the period: the returned credit minus the credit that moved
   * into these game sessions.
   */
  gameResultSatang: signedSatangSchema,
  minutes: minutesSchema,
});
export type ProtectionHistoryRow = z.output<typeof protectionHistoryRowSchema>;

export const protectionHistory = defineOperation({
  id: 'protection.history',
  method: 'GET',
  path: '/api/auth/protection/history',
  rows: [],
  auth: 'member',
  summary: 'Deposits, withdrawals, results and time played, by day, week or month, newest first.',
  query: z
    .object({ ...daySpanFields, by: z.enum(['day', 'week', 'month']) })
    .check(z.refine(isDaySpan, { path: ['end'], error: 'span' })),
  response: z.object({ items: z.array(protectionHistoryRowSchema) }),
  errors: ['FEATURE_OFF'],
  provisional: true,
  extension: true,
  example: {
    query: { start: '2026-11-01', end: '2026-11-30', by: 'month' },
    response: {
      items: [
        {
          day: '2026-11-01',
          depositSatang: 300_000,
          withdrawalSatang: 180_000,
          netSatang: -120_000,
          stakedSatang: 450_000,
          gameResultSatang: -90_000,
          minutes: 640,
        },
      ],
    },
  },
});

export const protectionAcknowledge = defineOperation({
  id: 'protection.acknowledge',
  method: 'POST',
  path: '/api/auth/protection/reality-check',
  rows: [],
  auth: 'member',
  summary: 'Acknowledges a reality check, and optionally sets the minutes between two of them.',
  body: z.object({
    minutes: z.optional(z.int().check(z.gte(realityCheckMinutes.min), z.lte(realityCheckMinutes.max))),
  }),
  response: protectionStateSchema,
  errors: ['FEATURE_OFF'],
  provisional: true,
  extension: true,
  example: { body: { minutes: 30 }, response: stateExample },
});

export const protectionDismissCareNotice = defineOperation({
  id: 'protection.dismissCareNotice',
  method: 'POST',
  path: '/api/auth/protection/care-notice/dismiss',
  rows: [],
  auth: 'member',
  summary: 'Dismisses the care notice for 7 days.',
  body: emptyBodySchema,
  response: protectionStateSchema,
  errors: ['FEATURE_OFF'],
  provisional: true,
  extension: true,
  example: { body: {}, response: stateExample },
});
