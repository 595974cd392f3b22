import {
  aCredit,
  emptied,
  failing,
  inMaintenance,
  loading,
  manyRewardRequests,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { RewardPage } from './reward-page.tsx';

const path = '/auth/reward';

export default { title: 'Screens/Reward', component: RewardPage } satisfies Meta<typeof RewardPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'reward.list': loading } });
export const Empty = screenStory({ path, replies: { 'reward.list': emptied('reward.list') } });
export const Failed = screenStory({ path, replies: { 'reward.list': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const History = screenStory({ path: `${path}?view=history` });
export const HistoryEmpty = screenStory({
  path: `${path}?view=history`,
  replies: { 'reward.history': emptied('reward.history') },
});
export const Long = screenStory({
  path,
  replies: {
    'reward.list': replies.data({
      categories: ['home', 'gadget', 'gold', 'credit', 'travel'].map((categoryId, index) => ({
        categoryId,
        name: index % 2 === 0 ? 'ของใช้ในบ้านและเครื่องใช้ไฟฟ้าขนาดเล็ก' : 'ทอง',
        rewards: index * 250,
      })),
      items: [],
      point: 9_999_999,
    }),
    'user.credit': replies.data(aCredit({ point: 9_999_999 })),
  },
});
export const HistoryLong = screenStory({
  path: `${path}?view=history`,
  replies: { 'reward.history': replies.data({ items: manyRewardRequests(30), nextCursor: null }) },
});
