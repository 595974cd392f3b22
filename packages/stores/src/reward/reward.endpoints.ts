import { rewardHistory, rewardList, rewardRequest } from '@chada/contract/reward';
import { createMoneyThunk, createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { memberPages, memberQuery } from '../query/endpoint-builders.ts';

export type { Reward, RewardRequest } from '@chada/contract/reward';

const provides = ['Reward'] as const;

export const rewardApi = api.injectEndpoints({
  endpoints: (build) => ({
    rewards: memberQuery(
      build,
      rewardList,
      (_who, { categoryId }: { readonly categoryId?: string }) => ({ body: { categoryId } }),
      { provides },
    ),
    rewardHistory: memberPages(build, rewardHistory, (_who, _: void, cursor) => ({ body: { cursor } }), {
      provides,
    }),
  }),
});

export const { useRewardsQuery, useRewardHistoryInfiniteQuery } = rewardApi;

export const requestReward = createMoneyThunk({
  operation: rewardRequest,
  input: ({ uuid }, { rewardId }: { readonly rewardId: string }) => ({ body: { userUuid: uuid, rewardId } }),
  invalidates: ['Reward', 'User', 'History'],
});
export const useRequestReward = createMoneyHook(requestReward);
