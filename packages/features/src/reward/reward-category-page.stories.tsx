import { emptied, failing, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { RewardCategoryPage } from './reward-category-page.tsx';

const path = '/auth/reward/home';

export default { title: 'Screens/Reward category', component: RewardCategoryPage } satisfies Meta<
  typeof RewardCategoryPage
>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, answers: { 'reward.list': loading } });
export const Empty = screenStory({ path, answers: { 'reward.list': emptied('reward.list') } });
export const Failed = screenStory({ path, answers: { 'reward.list': failing } });
export const Offline = screenStory({ path, offline: true });
