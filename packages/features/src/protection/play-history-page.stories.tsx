import { protectionHistory } from '@chada/contract/protection';
import { emptied, failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { openTab } from '../../test/story-actions.ts';
import { PlayHistoryPage } from './play-history-page.tsx';

const path = '/auth/protection/history';
const [row] = protectionHistory.example.response.items;

export default {
  title: 'Screens/Protection history',
  component: PlayHistoryPage,
} satisfies Meta<typeof PlayHistoryPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'protection.history': loading } });
export const Empty = screenStory({ path, replies: { 'protection.history': emptied('protection.history') } });
export const Failed = screenStory({ path, replies: { 'protection.history': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory(
  {
    path,
    replies: {
      'protection.history': replies.data({
        items: Array.from({ length: 90 }, (_, index) => ({
          ...row,
          day: new Date(Date.UTC(2026, 10, 20 - index)).toISOString().slice(0, 10),
          depositSatang: 98_765_432_100,
          netSatang: -98_765_432_100,
        })),
      }),
    },
  },
  () => openTab('รายวัน'),
);
