import { checkInGet, userLevel, withdrawRequests } from '@chada/contract';
import { protectionGet } from '@chada/contract/protection';
import type { ErrorCode } from '@chada/contract/error-codes';
import {
  aCredit,
  aMember,
  anOpenGame,
  aWithdrawal,
  emptied,
  failing,
  type FakeReplies,
  inMaintenance,
  loading,
  longName,
  manyAnnouncements,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, see, seeRefusal } from '../../test/story-actions.ts';
import { DashboardPage } from './dashboard-page.tsx';

const path = '/auth/dashboard';
const careNoticeDue = {
  'protection.get': replies.data({ ...protectionGet.example.response, isCareNoticeDue: true }),
};

export default { title: 'Screens/Dashboard', component: DashboardPage } satisfies Meta<typeof DashboardPage>;

export const Filled = screenStory({ path });
export const CheckInDue = screenStory({
  path,
  replies: {
    'checkIn.get': replies.data({
      ...checkInGet.example.response,
      serverDate: '2026-11-21',
      today: false,
      value: 15,
      tomorrowValue: 120,
    }),
  },
});
export const CareNotice = screenStory({ path, replies: careNoticeDue }, () => see('ยังสบายใจกับการเล่นอยู่ไหม'));
export const LimitReview = screenStory(
  {
    path,
    replies: {
      'protection.get': replies.data({
        ...protectionGet.example.response,
        reviewAt: '2020-01-01T00:00:00.000Z',
      }),
    },
  },
  () => see(/ตั้งวงเงินไว้เกิน 6 เดือนแล้ว/),
);
export const Loading = screenStory({
  path,
  replies: {
    'user.level': loading,
    'user.setting': loading,
    'announcement.list': loading,
    'user.credit': loading,
  },
});
export const Empty = screenStory({ path, replies: { 'announcement.list': emptied('announcement.list') } });
export const Failed = screenStory({
  path,
  replies: {
    'user.level': failing,
    'user.setting': failing,
    'announcement.list': failing,
    'user.credit': failing,
  },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: {
    'announcement.list': replies.data({ items: manyAnnouncements(12) }),
    'user.credit': replies.data(aCredit({ creditSatang: 123_456_789_012, point: 9_999_999 })),
  },
  stored: { 'chada.user': JSON.stringify(aMember({ name: longName })) },
});
const withTerms = {
  bonus: { turnoverMultiple: 5, turnoverCategories: ['slots', 'fishing'], turnoverDays: 30 },
};
const lockedBonuses = (count: number) =>
  replies.data({
    ...withdrawRequests.example.response,
    allowance: {
      ...withdrawRequests.example.response.allowance,
      lockedBonuses: Array.from({ length: count }, (_, at) => ({
        bonusSatang: 50_000 + at * 10_000,
        requiredSatang: 250_000 + at * 50_000,
        doneSatang: 90_000 - at * 45_000,
        until: `2026-12-2${at}T05:00:00.000Z`,
      })),
    },
  });
export const BonusLocked = screenStory({
  path,
  brand: withTerms,
  replies: { 'withdraw.requests': lockedBonuses(1) },
});
export const LongBonusesLocked = screenStory({
  path,
  brand: withTerms,
  replies: { 'withdraw.requests': lockedBonuses(3) },
});
export const FailedBonuses = screenStory({
  path,
  brand: withTerms,
  replies: { 'withdraw.requests': failing },
});
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
export const FirstDay = screenStory({
  path,
  replies: {
    'user.level': replies.data({
      ...userLevel.example.response,
      cumulativeDepositSatang: 0,
      monthDepositSatang: 0,
    }),
    'user.credit': replies.data(aCredit({ creditSatang: 0, point: 0 })),
  },
});

const inGame = (changes: Parameters<typeof anOpenGame>[0] = {}) => ({
  'user.credit': replies.data(aCredit({ creditSatang: 0, openGame: anOpenGame(changes) })),
});
export const CreditInGame = screenStory({ path, replies: inGame() });
export const CreditInGameTaken = screenStory({
  path,
  replies: inGame({
    gameName: longName,
    amountSatang: 123_456_789_012,
    takenSatang: 123_456_789_012,
    amountSource: 'taken',
  }),
});

async function resume(code: ErrorCode): Promise<void> {
  await press('กลับไปเล่น');
  await seeRefusal(code);
}
function closedElsewhere(): FakeReplies {
  let isClosed = false;
  return {
    'user.credit': () => {
      const openGame = isClosed ? null : anOpenGame();
      const creditSatang = isClosed ? anOpenGame().amountSatang : 0;
      isClosed = false;
      return replies.data(aCredit({ creditSatang, openGame }));
    },
    'game.resume': () => {
      isClosed = true;
      return replies.refuse('GAME_NOT_OPEN');
    },
  };
}
export const ResumeRefusedGameNotOpen = screenStory({ path, replies: closedElsewhere() }, () =>
  resume('GAME_NOT_OPEN'),
);
export const ResumeRefusedGameProviderUnavailable = screenStory(
  { path, replies: { ...inGame(), 'game.resume': replies.refuse('GAME_PROVIDER_UNAVAILABLE') } },
  () => resume('GAME_PROVIDER_UNAVAILABLE'),
);

const sentAt = Date.parse('2026-11-20T04:58:00Z');
const pastRequestStory = (outcome: object, title: string) =>
  screenStory(
    {
      path,
      replies: { 'outcome.get': replies.data(outcome) },
      stored: {
        'chada.intents': JSON.stringify({
          [aMember().uuid]: {
            seed: 'abcdefghij0123456789',
            turn: 1,
            open: { a: { turn: 0, operation: 'withdraw.create', since: sentAt, amountSatang: 50_000 } },
          },
        }),
      },
    },
    () => see(title),
  );
export const PastRequestDone = pastRequestStory(
  { outcome: 'done', data: { withdrawal: aWithdrawal({ amountSatang: 50_000 }), creditSatang: 0 } },
  'คำขอถอนเงิน ฿500.00 ส่งถึงระบบแล้ว',
);
export const PastRequestRefused = pastRequestStory(
  { outcome: 'refused', code: 'X', message: 'ยอดถอนเกินวงเงินต่อวัน' },
  'คำขอถอนเงิน ฿500.00 ไม่สำเร็จ',
);
export const PastRequestNone = pastRequestStory({ outcome: 'none' }, 'คำขอถอนเงิน ฿500.00 ไม่ได้เกิดขึ้น');

const layoutStory = (creditCard: string) => screenStory({ path, brand: { layout: { creditCard } } });
export const PlateCard = layoutStory('plate');
export const PetalCard = layoutStory('petal');
export const GaugeCard = layoutStory('gauge');
export const OtherBlocks = screenStory({
  path,
  brand: {
    layout: {
      dashboard: ['games', 'tier', 'due'],
      bottomBar: ['withdraw', 'dashboard', 'games', 'history', 'contact'],
    },
  },
});
