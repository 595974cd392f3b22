import { userLevel } from '@chada/contract';
import { tierTable } from '@chada/membership-rules';
import { failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { RankingPage } from './ranking-page.tsx';

const path = '/auth/user/ranking';

export default { title: 'Screens/Tiers', component: RankingPage } satisfies Meta<typeof RankingPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'user.level': loading } });
export const Failed = screenStory({ path, replies: { 'user.level': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const DisabledTier = screenStory({
  path,
  replies: {
    'user.level': replies.data({
      ...userLevel.example.response,
      level: 4,
      cumulativeDepositSatang: 250_000_000,
    }),
  },
});
export const OwnTiers = screenStory({
  path,
  brand: {
    tiers: tierTable([
      {
        name: 'เมล็ด',
        open: true,
        counts: 'cumulative',
        requirementSatang: 10_000,
        withdrawal: { perTimeSatang: 2_000_000, perDaySatang: 5_000_000, timesPerDay: 3 },
      },
      {
        name: 'ต้นกล้า',
        badge: 'platinum',
        open: true,
        counts: 'cumulative',
        requirementSatang: 10_000_000,
        withdrawal: { perDaySatang: 20_000_000 },
      },
      {
        name: 'ต้นไม้ใหญ่',
        badge: 'vip',
        open: false,
        counts: 'month',
        withdrawal: { perDaySatang: 50_000_000 },
      },
    ]),
  },
});
export const Long = screenStory({
  path,
  replies: {
    'user.level': replies.data({
      ...userLevel.example.response,
      level: 3,
      cumulativeDepositSatang: 123_456_789_012,
      monthDepositSatang: 99_999_999,
    }),
  },
});
