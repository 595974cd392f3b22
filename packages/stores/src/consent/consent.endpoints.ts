import { prepareCall } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { consentAnswer, consentChange, consentMine, consentUnanswered } from '@chada/contract/consent';
import { memberQuery, noInput } from '../query/endpoint-builders.ts';
import { api } from '../query/query-api.ts';

export type ConsentAnswers = CallInput<typeof consentAnswer>['body']['consents'];
type ConsentChange = CallInput<typeof consentChange>['body'];
export type ConsentState = OperationData<typeof consentMine>['consents'][number];

/** Returns the data of a successful request, and undefined after a failure. */
const dataOf = <Data>(fulfilled: Promise<{ readonly data: Data }>): Promise<Data | undefined> =>
  fulfilled.then(
    ({ data }) => data,
    () => undefined,
  );

export const consentApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the consents whose current version the member has not answered. */
    unansweredConsents: memberQuery(build, consentUnanswered, noInput),
    /** Stores answers. The response replaces the list of unanswered consents, so that no reload can fail. */
    answerConsents: build.mutation<OperationData<typeof consentAnswer>, ConsentAnswers>({
      query: (consents) => (identity) => identity && prepareCall(consentAnswer, { body: { consents } }),
      invalidatesTags: (_data, error) => (error === undefined ? ['Consent'] : []),
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const data = await dataOf(queryFulfilled);
        if (data === undefined) return;
        dispatch(consentApi.util.updateQueryData('unansweredConsents', undefined, () => data));
      },
    }),
    /** Loads the member's latest answer to each consent. */
    myConsents: memberQuery(build, consentMine, noInput, { provides: ['Consent'] }),
    /** Gives or withdraws a consent. The response replaces the member's answers, so that no reload can fail. */
    changeConsent: build.mutation<OperationData<typeof consentChange>, ConsentChange>({
      query: (body) => (identity) => identity && prepareCall(consentChange, { body }),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const data = await dataOf(queryFulfilled);
        if (data === undefined) return;
        dispatch(consentApi.util.updateQueryData('myConsents', undefined, () => data));
        dispatch(
          consentApi.util.updateQueryData('unansweredConsents', undefined, (list) => {
            // A change is also an answer. The API asks neither a given nor a withdrawn consent again.
            list.consents = list.consents.filter((consent) => consent.id !== id);
          }),
        );
      },
    }),
  }),
});

export const {
  useUnansweredConsentsQuery,
  useAnswerConsentsMutation,
  useMyConsentsQuery,
  useChangeConsentMutation,
} = consentApi;
