import { emptied, failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { WinLostPage } from './win-lost-page.tsx';

const path = '/auth/winlost';

export default { title: 'Screens/Win and loss', component: WinLostPage } satisfies Meta<typeof WinLostPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'log.affiliate': loading } });
export const Empty = screenStory({ path, replies: { 'log.affiliate': emptied('log.affiliate') } });
export const Failed = screenStory({ path, replies: { 'log.affiliate': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.parse('2026-10-22') + index * 86_400_000).toISOString().slice(0, 10),
  amountSatang: [0, -42_000, 9_999_999, -123_456_789_012, 1][index % 5] ?? 0,
  turnoverSatang: [0, 300_000, 99_999_999, 999_999_999_999, 1][index % 5] ?? 0,
}));
export const Long = screenStory({
  path,
  replies: {
    'log.affiliate': replies.data({
      items: days.map((day, index) => ({
        ...day,
        id: String(index),
        label: index % 2 === 0 ? 'มหาศึกมังกรทองคำพันปี ภาคตำนานนักรบ' : 'ไพ่',
      })),
      nextCursor: null,
      days,
      totalSatang: days.reduce((sum, { amountSatang }) => sum + amountSatang, 0),
    }),
  },
});
