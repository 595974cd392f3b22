import { emptied, failing, inMaintenance, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { WithdrawPage } from './withdraw-page.tsx';

const path = '/auth/withdraw';

export default { title: 'Screens/Withdraw', component: WithdrawPage } satisfies Meta<typeof WithdrawPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  answers: { 'withdraw.requests': loading, 'withdraw.history': loading, 'withdraw.public': loading },
});
export const Empty = screenStory({
  path,
  answers: {
    'withdraw.history': emptied('withdraw.history'),
    'withdraw.requests': emptied('withdraw.requests'),
    'withdraw.public': emptied('withdraw.public'),
  },
});
export const Failed = screenStory({
  path,
  answers: { 'withdraw.requests': failing, 'withdraw.history': failing, 'withdraw.public': failing },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, answers: inMaintenance });
