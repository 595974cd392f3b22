import { emptied, failing, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { RewardPage } from './reward-page.tsx';

const path = '/auth/reward';

export default { title: 'Screens/Reward', component: RewardPage } satisfies Meta<typeof RewardPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, answers: { 'reward.list': loading } });
export const Empty = screenStory({ path, answers: { 'reward.list': emptied('reward.list') } });
export const Failed = screenStory({ path, answers: { 'reward.list': failing } });
export const Offline = screenStory({ path, offline: true });
export const History = screenStory({ path: `${path}?view=history` });
export const HistoryEmpty = screenStory({
  path: `${path}?view=history`,
  answers: { 'reward.history': emptied('reward.history') },
});
