import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';

const consentTextSchema = z.string().check(z.minLength(1), z.maxLength(40));
/** A consent in the version that the member read. */
export const consentVersionSchema = z.object({ id: consentTextSchema, version: consentTextSchema });

const consentsSchema = z.array(consentVersionSchema).check(z.maxLength(10));

export const consentUnanswered = defineOperation({
  id: 'consent.unanswered',
  method: 'GET',
  path: '/api/auth/consent',
  rows: [],
  auth: 'member',
  summary:
    'The consents that the member has not answered in their current version: required ones, and optional ones that the member gave in an earlier version.',
  response: z.object({ consents: consentsSchema }),
  provisional: false,
  extension: true,
  example: { response: { consents: [] } },
});

export const consentAnswer = defineOperation({
  id: 'consent.answer',
  method: 'POST',
  path: '/api/auth/consent',
  rows: [],
  auth: 'member',
  summary:
    'Stores answers to consents. Refuses an outdated version, and a declined consent that is required. The first answer to a version counts.',
  body: z.object({
    consents: z.array(z.extend(consentVersionSchema, { given: z.boolean() })).check(z.maxLength(10)),
  }),
  response: z.object({ consents: consentsSchema }),
  provisional: false,
  extension: true,
  example: {
    body: { consents: [{ id: 'terms', version: '2026-11', given: true }] },
    response: { consents: [] },
  },
});
