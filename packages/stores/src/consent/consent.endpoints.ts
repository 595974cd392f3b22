import type { CallInput, OperationData } from '@chada/contract';
import { consentAnswer, consentChange, consentMine, consentUnanswered } from '@chada/contract/consent';
import {
  type CachePatch,
  memberMutation,
  memberQuery,
  noInput,
  patchQuery,
} from '../query/endpoint-builders.ts';
import { api } from '../query/query-api.ts';

export type ConsentAnswers = CallInput<typeof consentAnswer>['body']['consents'];
type ConsentChange = CallInput<typeof consentChange>['body'];
type Unanswered = OperationData<typeof consentUnanswered>['consents'];
export type ConsentState = OperationData<typeof consentMine>['consents'][number];

/** Patches the stored list of unanswered consents. */
const patchUnanswered = (change: (consents: Unanswered) => Unanswered): CachePatch =>
  patchQuery(consentApi, 'unansweredConsents', (list: OperationData<typeof consentUnanswered>) => {
    list.consents = change(list.consents);
  });

/** Patches the stored list of the member's answers. */
const patchMine = (change: (consents: ConsentState[]) => ConsentState[]): CachePatch =>
  patchQuery(consentApi, 'myConsents', (list: OperationData<typeof consentMine>) => {
    list.consents = change(list.consents);
  });

/** Replaces the member's answer to a consent, or adds the first answer. */
function storeAnswer(mine: ConsentState[], answer: ConsentState | undefined): ConsentState[] {
  if (answer === undefined) return mine;
  return mine.some(({ id }) => id === answer.id)
    ? mine.map((earlier) => (earlier.id === answer.id ? answer : earlier))
    : [...mine, answer];
}

export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the consents whose current version the member has not answered. */
    unansweredConsents: memberQuery(build, consentUnanswered, noInput, { provides: ['UnansweredConsent'] }),
    /** Stores answers. The response replaces the list of unanswered consents, so that no reload can fail. */
    answerConsents: memberMutation(
      build,
      consentAnswer,
      (_who, consents: ConsentAnswers) => ({ body: { consents } }),
      {
        invalidates: ['Consent'],
        invalidatesIfRefused: ['UnansweredConsent'],
        patches: ({ consents }): readonly CachePatch[] => [patchUnanswered(() => consents)],
      },
    ),
    /** Loads the member's latest answer to each consent. */
    myConsents: memberQuery(build, consentMine, noInput, { provides: ['Consent'] }),
    /** Gives or withdraws a consent. The response replaces the member's answer, so that no reload can fail. */
    changeConsent: memberMutation(build, consentChange, (_who, body: ConsentChange) => ({ body }), {
      // The brand may have changed the text since the list was loaded.
      invalidatesIfRefused: ['Consent'],
      patches: ({ consents }, { id }): readonly CachePatch[] => [
        // Stores only the answer that was changed, because the responses of two changes can arrive in any order.
        patchMine((mine) =>
          storeAnswer(
            mine,
            consents.find((answer) => answer.id === id),
          ),
        ),
        patchUnanswered((unanswered) => unanswered.filter((consent) => consent.id !== id)),
      ],
    }),
  }),
});

export const {
  useUnansweredConsentsQuery,
  useAnswerConsentsMutation,
  useMyConsentsQuery,
  useChangeConsentMutation,
} = consentApi;
