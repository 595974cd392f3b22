import { userLevel } from '@chada/contract';
import { failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { RankingPage } from './ranking-page.tsx';

const path = '/auth/user/ranking';

export default { title: 'Screens/Tiers', component: RankingPage } satisfies Meta<typeof RankingPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, answers: { 'user.level': loading } });
export const Failed = screenStory({ path, answers: { 'user.level': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, answers: inMaintenance });
/** The member has the highest open level. Higher levels are shown as not open (RD-11). */
export const DisabledTier = screenStory({
  path,
  answers: {
    'user.level': replies.data({
      ...userLevel.example.response,
      level: 4,
      cumulativeDepositSatang: 250_000_000,
    }),
  },
});
export const Long = screenStory({
  path,
  answers: {
    'user.level': replies.data({
      ...userLevel.example.response,
      level: 3,
      cumulativeDepositSatang: 123_456_789_012,
      monthDepositSatang: 99_999_999,
    }),
  },
});
