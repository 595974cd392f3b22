import { rewardList } from '@chada/contract';
import type { ErrorCode } from '@chada/contract/error-codes';
import {
  aCredit,
  emptied,
  failing,
  inMaintenance,
  loading,
  manyRewards,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal } from '../../test/story-actions.ts';
import { RewardCategoryPage } from './reward-category-page.tsx';

const path = '/auth/reward/home';

export default { title: 'Screens/Reward category', component: RewardCategoryPage } satisfies Meta<
  typeof RewardCategoryPage
>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'reward.list': loading } });
export const Empty = screenStory({ path, replies: { 'reward.list': emptied('reward.list') } });
export const Failed = screenStory({ path, replies: { 'reward.list': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: {
    'reward.list': replies.data({ ...rewardList.example.response, items: manyRewards(12) }),
    'user.credit': replies.data(aCredit({ point: 9_999_999 })),
  },
});

const enough = { 'user.credit': replies.data(aCredit({ point: 1_200 })) };
const request = /^แลก กระติกน้ำ/;
export const Request = screenStory({ path, replies: enough }, () => press(request));
export const RequestWithoutAddress = screenStory(
  { path, replies: { ...enough, 'address.mine': replies.data({ address: null }) } },
  () => press(request),
);
const refused = (code: ErrorCode) =>
  screenStory({ path, replies: { ...enough, 'reward.request': replies.refuse(code) } }, async () => {
    await press(request);
    await press(/^ยืนยันแลก/);
    await seeRefusal(code);
  });
export const RefusedRewardOutOfStock = refused('REWARD_OUT_OF_STOCK');
export const RefusedPointInsufficient = refused('POINT_INSUFFICIENT');
export const RefusedAddressMissing = refused('ADDRESS_MISSING');
