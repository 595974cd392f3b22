import type { HandlersOf } from '../../http/pipeline/handler.ts';
import { requireFeature } from '../../http/pipeline/require-feature.ts';
import { presentReward, presentRewardRequest } from './present.ts';
import { readCategories, readRewards } from './repository.ts';
import { readRewardRequests } from './request-repository.ts';
import { requestReward } from './service.ts';

export const rewardHandlers: HandlersOf<'reward.list' | 'reward.request' | 'reward.history'> = {
  'reward.list': {
    kind: 'member',
    async run({ deps, brand, member }, { body: { categoryId } }) {
      requireFeature(brand, 'reward');
      const [categories, rewards] = await Promise.all([
        readCategories(deps.db, brand.id),
        categoryId === undefined ? [] : readRewards(deps.db, brand.id, categoryId),
      ]);
      return { categories, items: rewards.map(presentReward), point: member.points };
    },
  },
  'reward.request': {
    kind: 'money',
    async run(context, { body }) {
      requireFeature(context.brand, 'reward');
      const { request, points } = await requestReward(context, body.rewardId);
      return { request: presentRewardRequest(request), point: points };
    },
  },
  'reward.history': {
    kind: 'member',
    async run({ deps, brand, member }, { body }) {
      requireFeature(brand, 'reward');
      const page = await readRewardRequests(deps.db, member.id, body);
      return { items: page.rows.map(presentRewardRequest), nextCursor: page.nextCursor };
    },
  },
};
