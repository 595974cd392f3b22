import { withdrawRequests } from '@chada/contract';
import type { ErrorCode } from '@chada/contract/error-codes';
import {
  aCredit,
  anOpenGame,
  aWithdrawal,
  emptied,
  failing,
  inMaintenance,
  loading,
  longName,
  manyWithdrawals,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal, type } from '../../test/story-actions.ts';
import { WithdrawalPage } from './withdrawal-page.tsx';

const path = '/auth/withdraw';

export default { title: 'Screens/Withdraw', component: WithdrawalPage } satisfies Meta<typeof WithdrawalPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  replies: { 'withdraw.requests': loading, 'withdraw.history': loading, 'withdraw.public': loading },
});
export const Empty = screenStory({
  path,
  replies: {
    'withdraw.history': emptied('withdraw.history'),
    'withdraw.requests': emptied('withdraw.requests'),
    'withdraw.public': emptied('withdraw.public'),
  },
});
export const Failed = screenStory({
  path,
  replies: { 'withdraw.requests': failing, 'withdraw.history': failing, 'withdraw.public': failing },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: {
    'withdraw.requests': replies.data({
      ...withdrawRequests.example.response,
      items: manyWithdrawals(5).slice(2),
      bank: { ...withdrawRequests.example.response.bank, accountName: longName },
    }),
    'withdraw.history': replies.data({ items: manyWithdrawals(40), nextCursor: null }),
  },
});

const nothingPending = {
  'withdraw.requests': replies.data({ ...withdrawRequests.example.response, items: [] }),
};
async function openReview(): Promise<void> {
  await type('จำนวนเงินที่ต้องการถอน', '300');
  await press('ตรวจสอบรายการ');
}
export const Review = screenStory({ path, replies: nothingPending }, openReview);
export const Incomplete = screenStory({ path, replies: nothingPending }, async () => {
  await type('จำนวนเงินที่ต้องการถอน', '999999');
  await press('ตรวจสอบรายการ');
});
export const NoCredit = screenStory({
  path,
  replies: { ...nothingPending, 'user.credit': replies.data(aCredit({ creditSatang: 0 })) },
});
export const BonusLocked = screenStory({
  path,
  replies: {
    'withdraw.requests': replies.data({
      ...withdrawRequests.example.response,
      items: [],
      allowance: {
        ...withdrawRequests.example.response.allowance,
        lockedBonuses: [
          {
            bonusSatang: 50_000,
            requiredSatang: 250_000,
            doneSatang: 90_000,
            until: '2026-12-20T05:00:00.000Z',
          },
        ],
      },
    }),
  },
});
export const CreditInGame = screenStory({
  path,
  replies: {
    ...nothingPending,
    'user.credit': replies.data(aCredit({ creditSatang: 0, openGame: anOpenGame() })),
  },
});

const refused = (code: ErrorCode) =>
  screenStory({ path, replies: { ...nothingPending, 'withdraw.create': replies.refuse(code) } }, async () => {
    await openReview();
    await press(/ยืนยันถอน/);
    await seeRefusal(code);
  });
export const RefusedCreditInsufficient = refused('CREDIT_INSUFFICIENT');
export const RefusedWithdrawBelowMinimum = refused('WITHDRAW_BELOW_MINIMUM');
export const RefusedWithdrawAboveCredit = refused('WITHDRAW_ABOVE_CREDIT');
export const RefusedWithdrawBonusLocked = refused('WITHDRAW_BONUS_LOCKED');
export const RefusedWithdrawAboveMaxPerTime = refused('WITHDRAW_ABOVE_MAX_PER_TIME');
export const RefusedWithdrawDayAmountExceeded = refused('WITHDRAW_DAY_AMOUNT_EXCEEDED');
export const RefusedWithdrawDayCountExceeded = refused('WITHDRAW_DAY_COUNT_EXCEEDED');
export const RetryRefusedWithdrawNotRetryable = screenStory(
  {
    path,
    replies: {
      'withdraw.requests': replies.data({
        ...withdrawRequests.example.response,
        items: [aWithdrawal({ status: 'failed' })],
      }),
      'withdraw.retry': replies.refuse('WITHDRAW_NOT_RETRYABLE'),
    },
  },
  async () => {
    await press('ส่งอีกครั้ง');
    await seeRefusal('WITHDRAW_NOT_RETRYABLE');
  },
);
