import type { CallInput } from '@chada/contract';
import { consentAnswer, consentUnanswered } from '@chada/contract/consent';
import { memberMutation, memberQuery } from '../query/endpoint-builders.ts';
import { api } from '../query/query-api.ts';

export type ConsentAnswers = CallInput<typeof consentAnswer>['body']['consents'];

export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the consents that the member has not answered in their current version. */
    unansweredConsents: memberQuery(build, consentUnanswered, (_who, _: void) => ({}), {
      provides: ['Consent'],
    }),
    answerConsents: memberMutation(
      build,
      consentAnswer,
      (_who, consents: ConsentAnswers) => ({ body: { consents } }),
      ['Consent'],
    ),
  }),
});

export const { useUnansweredConsentsQuery, useAnswerConsentsMutation } = consentApi;
