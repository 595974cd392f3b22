import { depositMine } from '@chada/contract';
import {
  aWaitingSlip,
  emptied,
  failing,
  inMaintenance,
  loading,
  manyDeposits,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { leaveField, press, see, seeRefusal, type } from '../../test/story-actions.ts';
import { DepositPage } from './deposit-page.tsx';

const path = '/auth/deposit';

export default { title: 'Screens/Deposit', component: DepositPage } satisfies Meta<typeof DepositPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  replies: { 'user.detail': loading, 'deposit.mine': loading, 'deposit.public': loading },
});
export const Empty = screenStory({
  path,
  replies: { 'deposit.mine': emptied('deposit.mine'), 'deposit.public': emptied('deposit.public') },
});
export const Failed = screenStory({
  path,
  replies: { 'user.detail': failing, 'deposit.mine': failing, 'deposit.public': failing },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: {
    'deposit.mine': replies.data({ ...depositMine.example.response, items: manyDeposits(40) }),
  },
});
const waiting = replies.data({
  items: [],
  waiting: [
    aWaitingSlip(),
    aWaitingSlip({ id: '6f4d2a5b-3e7c-4f90-8b2c-8d9e0f1a2b3c', amountSatang: 125_050 }),
  ],
});
export const WaitingSlips = screenStory({ path, replies: { 'slip.myRequest': waiting } }, () =>
  see('สลิปที่รอคุณยืนยัน'),
);
export const WaitingSlipRefused = screenStory(
  {
    path,
    replies: {
      'slip.myRequest': replies.data({ items: [], waiting: [aWaitingSlip()] }),
      'slip.confirm': replies.refuse('SLIP_ALREADY_USED'),
    },
  },
  async () => {
    await press('ยืนยันเติมเครดิต ฿500.00');
    await seeRefusal('SLIP_ALREADY_USED');
  },
);
export const Incomplete = screenStory({ path }, async () => {
  await type('จำนวนเงินที่ต้องการฝาก', '1');
  await leaveField();
});

export const QrPicture = screenStory({ path }, () => press('บันทึกรูป QR'));
