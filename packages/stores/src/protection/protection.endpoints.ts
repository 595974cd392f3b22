import type { CallInput, OperationData } from '@chada/contract';
import {
  protectionAcknowledge,
  protectionCancelRaise,
  protectionConfirmRaise,
  protectionDismissCareNotice,
  protectionGet,
  protectionHistory,
  protectionSetLimit,
} from '@chada/contract/protection';
import {
  protectionBeginTimeOut,
  protectionConfirmExclusion,
  protectionPrepareExclusion,
  protectionRequestEnd,
} from '@chada/contract/protection-break';
import {
  type CachePatch,
  memberMutation,
  memberQuery,
  noInput,
  patchQuery,
} from '../query/endpoint-builders.ts';
import { api } from '../query/query-api.ts';

export type {
  LimitRaise,
  PlayPause,
  ProtectionHistoryRow,
  ProtectionLimit,
  ProtectionState,
} from '@chada/contract/protection';

export type HistorySpan = CallInput<typeof protectionHistory>['query'];

const changes = ['Protection'] as const;

export const protectionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Loads the member's limits, the current pause, and the credit that the member sent to games and got back since the
     * sign-in.
     */
    protection: memberQuery(build, protectionGet, noInput, {
      provides: ['Protection', 'User'],
    }),
    protectionHistory: memberQuery(build, protectionHistory, (_who, query: HistorySpan) => ({ query }), {
      provides: ['History'],
    }),
    /**
     * Sets a first limit or a lower limit immediately. For a higher limit or no limit, the API stores only a request,
     * which the member must confirm after the cooling period.
     */
    setLimit: memberMutation(
      build,
      protectionSetLimit,
      (_who, body: CallInput<typeof protectionSetLimit>['body']) => ({ body }),
      { invalidates: changes },
    ),
    confirmRaise: memberMutation(
      build,
      protectionConfirmRaise,
      (_who, body: CallInput<typeof protectionConfirmRaise>['body']) => ({ body }),
      { invalidates: changes },
    ),
    cancelRaise: memberMutation(
      build,
      protectionCancelRaise,
      (_who, body: CallInput<typeof protectionCancelRaise>['body']) => ({ body }),
      { invalidates: changes },
    ),
    acknowledgeRealityCheck: memberMutation(
      build,
      protectionAcknowledge,
      (_who, body: CallInput<typeof protectionAcknowledge>['body']) => ({ body }),
      { invalidates: changes },
    ),
    dismissCareNotice: memberMutation(build, protectionDismissCareNotice, (_who, _: void) => ({ body: {} }), {
      invalidates: changes,
      patches: (): readonly CachePatch[] => [
        patchQuery(protectionApi, 'protection', (state: OperationData<typeof protectionGet>) => {
          state.isCareNoticeDue = false;
        }),
      ],
    }),
    beginTimeOut: memberMutation(
      build,
      protectionBeginTimeOut,
      (_who, body: CallInput<typeof protectionBeginTimeOut>['body']) => ({ body }),
    ),
    /** Prepares a self-exclusion (step 1 of 2). Returns the consequences and a confirmation id. */
    prepareExclusion: memberMutation(
      build,
      protectionPrepareExclusion,
      (_who, body: CallInput<typeof protectionPrepareExclusion>['body']) => ({ body }),
    ),
    /** Confirms a self-exclusion (step 2 of 2) and ends all sessions of the member. */
    confirmExclusion: memberMutation(
      build,
      protectionConfirmExclusion,
      (_who, body: CallInput<typeof protectionConfirmExclusion>['body']) => ({ body }),
    ),
    requestExclusionEnd: memberMutation(build, protectionRequestEnd, (_who, _: void) => ({ body: {} }), {
      invalidates: changes,
    }),
  }),
});

export const {
  useProtectionQuery,
  useProtectionHistoryQuery,
  useSetLimitMutation,
  useConfirmRaiseMutation,
  useCancelRaiseMutation,
  useAcknowledgeRealityCheckMutation,
  useDismissCareNoticeMutation,
  useBeginTimeOutMutation,
  usePrepareExclusionMutation,
  useConfirmExclusionMutation,
  useRequestExclusionEndMutation,
} = protectionApi;
