import { checkInGet, userLevel } from '@chada/contract';
import {
  aCredit,
  aMember,
  emptied,
  failing,
  inMaintenance,
  loading,
  longName,
  manyAnnouncements,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { DashboardPage } from './dashboard-page.tsx';

const path = '/auth/dashboard';

export default { title: 'Screens/Dashboard', component: DashboardPage } satisfies Meta<typeof DashboardPage>;

export const Filled = screenStory({ path });
/** Today's check-in is due: what the last one gave, today's and tomorrow's (ST-05). */
export const CheckInDue = screenStory({
  path,
  answers: {
    'checkIn.get': replies.data({
      ...checkInGet.example.response,
      serverDate: '2026-11-21',
      today: false,
      value: 15,
      tomorrowValue: 120,
    }),
  },
});
export const Loading = screenStory({
  path,
  answers: {
    'user.level': loading,
    'user.setting': loading,
    'announcement.list': loading,
    'user.credit': loading,
  },
});
export const Empty = screenStory({ path, answers: { 'announcement.list': emptied('announcement.list') } });
export const Failed = screenStory({
  path,
  answers: {
    'user.level': failing,
    'user.setting': failing,
    'announcement.list': failing,
    'user.credit': failing,
  },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, answers: inMaintenance });
export const Long = screenStory({
  path,
  answers: {
    'announcement.list': replies.data({ items: manyAnnouncements(12) }),
    'user.credit': replies.data(aCredit({ creditSatang: 123_456_789_012, point: 9_999_999 })),
  },
  stored: { 'chada.user': JSON.stringify(aMember({ name: longName })) },
});
/** At the highest tier that is open (RD-11). */
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
/** A member who has never deposited. */
export const FirstDay = screenStory({
  path,
  answers: {
    'user.level': replies.data({
      ...userLevel.example.response,
      cumulativeDepositSatang: 0,
      monthDepositSatang: 0,
    }),
    'user.credit': replies.data(aCredit({ creditSatang: 0, point: 0 })),
  },
});
