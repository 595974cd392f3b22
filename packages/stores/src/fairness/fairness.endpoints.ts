import type { CallInput } from '@chada/contract';
import { fairnessClientSeed, fairnessDraws, fairnessGet } from '@chada/contract/fairness';
import { memberMutation, memberPages, memberQuery, noInput } from '../query/endpoint-builders.ts';
import { api } from '../query/query-api.ts';

export type { FairnessState, ProvenDraw } from '@chada/contract/fairness';
export type { DrawProof } from '@chada/contract/draw-proof';
export {
  MAX_SENT_SEEDS,
  useFairnessMemory,
  type FairnessMemory,
  type StoredLogState,
  type SentClientSeed,
} from './fairness-memory.ts';

export type ClientSeedInput = CallInput<typeof fairnessClientSeed>['body'];

/** Cache tags of the queries in this file. Each draw changes the nonce and reloads these queries. */
const provides = ['Wheel', 'FlipCard'] as const;

export const fairnessApi = api.injectEndpoints({
  endpoints: (build) => ({
    fairness: memberQuery(build, fairnessGet, noInput, { provides }),
    provenDraws: memberPages(build, fairnessDraws, (_who, _: void, cursor) => ({ query: { cursor } }), {
      provides,
    }),
    setClientSeed: memberMutation(build, fairnessClientSeed, (_who, body: ClientSeedInput) => ({ body }), {
      invalidates: provides,
    }),
  }),
});

export const { useFairnessQuery, useProvenDrawsInfiniteQuery, useSetClientSeedMutation } = fairnessApi;
