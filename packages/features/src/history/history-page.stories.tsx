import { emptied, failing, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { HistoryPage } from './history-page.tsx';

const path = '/auth/transaction/history';

export default { title: 'Screens/History', component: HistoryPage } satisfies Meta<typeof HistoryPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  answers: { 'history.list': loading, 'deposit.mine': loading, 'withdraw.history': loading },
});
export const Empty = screenStory({
  path,
  answers: {
    'history.list': emptied('history.list'),
    'deposit.mine': emptied('deposit.mine'),
    'withdraw.history': emptied('withdraw.history'),
  },
});
export const Failed = screenStory({
  path,
  answers: { 'history.list': failing, 'deposit.mine': failing, 'withdraw.history': failing },
});
export const Offline = screenStory({ path, offline: true });
