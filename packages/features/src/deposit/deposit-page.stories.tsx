import { depositMine } from '@chada/contract';
import { emptied, failing, inMaintenance, loading, manyDeposits, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { leaveField, type } from '../../test/story-hands.ts';
import { DepositPage } from './deposit-page.tsx';

const path = '/auth/deposit';

export default { title: 'Screens/Deposit', component: DepositPage } satisfies Meta<typeof DepositPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  answers: { 'user.detail': loading, 'deposit.mine': loading, 'deposit.public': loading },
});
export const Empty = screenStory({
  path,
  answers: { 'deposit.mine': emptied('deposit.mine'), 'deposit.public': emptied('deposit.public') },
});
export const Failed = screenStory({
  path,
  answers: { 'user.detail': failing, 'deposit.mine': failing, 'deposit.public': failing },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, answers: inMaintenance });
export const Long = screenStory({
  path,
  answers: {
    'deposit.mine': replies.data({ ...depositMine.example.response, items: manyDeposits(40) }),
  },
});
/** Less than the brand takes: said at the field. */
export const Incomplete = screenStory({ path }, async () => {
  await type('จำนวนเงินที่ต้องการฝาก', '1');
  await leaveField();
});
