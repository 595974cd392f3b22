import { exclusionLengths, timeOutLengths } from '@chada/domain';
import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { playPauseSchema } from './protection.contract.ts';
import { emptyBodySchema, instantSchema, satangSchema, uuidSchema } from './schemas.ts';

export const protectionBeginTimeOut = defineOperation({
  id: 'protection.beginTimeOut',
  method: 'POST',
  path: '/api/auth/protection/time-out',
  rows: [],
  auth: 'member',
  summary: 'Begins a time-out at once, ends all sessions and returns the credit of an open game.',
  body: z.object({ length: z.enum(timeOutLengths) }),
  response: z.object({ pause: playPauseSchema }),
  errors: ['FEATURE_OFF'],
  provisional: true,
  extension: true,
  example: {
    body: { length: 'hours24' },
    response: {
      pause: { cause: 'timeOut', until: '2026-11-21T03:15:00.000Z', endRequestableAt: null },
    },
  },
});

const confirmationExample = '7f8091a2-b3c4-4d5e-8f60-718293a4b5c6';

export const protectionPrepareExclusion = defineOperation({
  id: 'protection.prepareExclusion',
  method: 'POST',
  path: '/api/auth/protection/exclusion',
  rows: [],
  auth: 'member',
  summary: 'First step of a self-exclusion: returns what it will do. Changes nothing yet.',
  body: z.object({ length: z.enum(exclusionLengths) }),
  response: z.object({
    confirmationId: uuidSchema,
    expiresAt: instantSchema,
    /** The earliest time to ask for the end of the self-exclusion. Null if the self-exclusion has no end. */
    endRequestableAt: z.nullable(instantSchema),
    creditSatang: satangSchema,
    gameSatang: satangSchema,
  }),
  errors: ['FEATURE_OFF'],
  provisional: true,
  extension: true,
  example: {
    body: { length: 'year1' },
    response: {
      confirmationId: confirmationExample,
      expiresAt: '2026-11-20T03:30:00.000Z',
      endRequestableAt: '2027-11-20T03:15:00.000Z',
      creditSatang: 125_050,
      gameSatang: 0,
    },
  },
});

export const protectionConfirmExclusion = defineOperation({
  id: 'protection.confirmExclusion',
  method: 'POST',
  path: '/api/auth/protection/exclusion/confirm',
  rows: [],
  auth: 'member',
  summary:
    'Second step of a self-exclusion: begins it at once, ends all sessions and returns the credit of an open game.',
  body: z.object({ confirmationId: uuidSchema }),
  response: z.object({ pause: playPauseSchema }),
  errors: ['FEATURE_OFF', 'EXCLUSION_NOT_PREPARED'],
  provisional: true,
  extension: true,
  example: {
    body: { confirmationId: confirmationExample },
    response: {
      pause: { cause: 'selfExclusion', until: null, endRequestableAt: '2027-11-20T03:15:00.000Z' },
    },
  },
});

export const protectionRequestEnd = defineOperation({
  id: 'protection.requestEnd',
  method: 'POST',
  path: '/api/auth/protection/exclusion/end',
  rows: [],
  auth: 'member',
  summary: 'Asks to end a self-exclusion whose time is over. It ends 24 hours later.',
  body: emptyBodySchema,
  response: z.object({ pause: playPauseSchema }),
  errors: ['FEATURE_OFF', 'EXCLUSION_NOT_ACTIVE', 'EXCLUSION_NOT_OVER'],
  provisional: true,
  extension: true,
  example: {
    body: {},
    response: {
      pause: {
        cause: 'selfExclusion',
        until: '2027-11-22T03:15:00.000Z',
        endRequestableAt: '2027-11-20T03:15:00.000Z',
      },
    },
  },
});
