import type { CallInput, OperationData } from '@chada/contract';
import { consentAnswer, consentChange, consentMine, consentUnanswered } from '@chada/contract/consent';
import { memberMutation, memberQuery, noInput } from '../query/endpoint-builders.ts';
import { api } from '../query/query-api.ts';

export type ConsentAnswers = CallInput<typeof consentAnswer>['body']['consents'];
export type ConsentState = OperationData<typeof consentMine>['consents'][number];

export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the consents whose current version the member has not answered. */
    unansweredConsents: memberQuery(build, consentUnanswered, noInput, {
      provides: ['Consent'],
    }),
    answerConsents: memberMutation(
      build,
      consentAnswer,
      (_who, consents: ConsentAnswers) => ({ body: { consents } }),
      ['Consent'],
    ),
    /** Loads the member's latest answer to each consent. */
    myConsents: memberQuery(build, consentMine, noInput, { provides: ['Consent'] }),
    /** Gives or withdraws an optional consent. */
    changeConsent: memberMutation(
      build,
      consentChange,
      (_who, body: CallInput<typeof consentChange>['body']) => ({ body }),
      ['Consent'],
    ),
  }),
});

export const {
  useUnansweredConsentsQuery,
  useAnswerConsentsMutation,
  useMyConsentsQuery,
  useChangeConsentMutation,
} = consentApi;
