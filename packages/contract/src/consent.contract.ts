import * as z from 'zod/mini';
import { defineOperation } from './operation.ts';
import { instantSchema } from './schemas.ts';

/** A consent in the version that the member read. */
export const consentVersionSchema = z.object({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  version: z.string().check(z.minLength(1), z.maxLength(40)),
});

const dueConsentSchema = z.extend(consentVersionSchema, {
  /** True if the member has answered no version of the consent. The site then does not speak of a new version. */
  isNew: z.optional(z.boolean()),
});
const consentsSchema = z.array(dueConsentSchema).check(z.maxLength(10));

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
    'Stores answers to consents. Refuses an outdated version, and a declined consent that is required. The first answer to a version counts. Returns the consents that are still unanswered.',
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

const consentStateSchema = z.extend(consentVersionSchema, {
  given: z.boolean(),
  answeredAt: instantSchema,
  /**
   * The text that the member read, followed by the title of the linked page. The site shows this text if the brand no
   * longer asks for the consent.
   */
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
});
const consentStatesSchema = z.array(consentStateSchema);

const terms = { id: 'terms', version: '2026-11', text: 'ฉันอ่านและยอมรับ ข้อตกลงการใช้งาน' };
const offers = { id: 'offers', version: '2026-11', text: 'ฉันอยากรับข่าวสาร' };

export const consentMine = defineOperation({
  id: 'consent.mine',
  method: 'GET',
  path: '/api/auth/consent/mine',
  rows: [],
  auth: 'member',
  summary:
    'The member’s latest answer to each consent, including consents that the brand no longer asks for. `version` and `text` are those of the answer.',
  response: z.object({ consents: consentStatesSchema }),
  provisional: false,
  extension: true,
  example: {
    response: {
      consents: [
        { ...terms, given: true, answeredAt: '2026-11-02T04:15:00.000Z' },
        { ...offers, given: true, answeredAt: '2026-11-02T04:15:00.000Z' },
      ],
    },
  },
});

export const consentChange = defineOperation({
  id: 'consent.change',
  method: 'POST',
  path: '/api/auth/consent/change',
  rows: [],
  auth: 'member',
  summary:
    'Withdraws an optional consent, or gives it in its current version. An earlier version can be withdrawn too. Refuses the withdrawal of a required consent, and giving an outdated version. A repeated request changes nothing. A change counts as an answer, so `consent.unanswered` no longer lists the consent. Permitted during a break. Returns the member’s answers to all consents.',
  body: z.extend(consentVersionSchema, { given: z.boolean() }),
  response: z.object({ consents: consentStatesSchema }),
  provisional: false,
  extension: true,
  example: {
    body: { id: 'offers', version: '2026-11', given: false },
    response: {
      consents: [
        { ...terms, given: true, answeredAt: '2026-11-02T04:15:00.000Z' },
        { ...offers, given: false, answeredAt: '2026-11-20T12:30:00.000Z' },
      ],
    },
  },
});
