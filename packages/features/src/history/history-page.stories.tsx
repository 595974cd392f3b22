import {
  emptied,
  failing,
  inMaintenance,
  loading,
  manyMovements,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press } from '../../test/story-actions.ts';
import { HistoryPage } from './history-page.tsx';

const path = '/auth/transaction/history';

export default { title: 'Screens/History', component: HistoryPage } satisfies Meta<typeof HistoryPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  replies: { 'history.list': loading, 'deposit.mine': loading, 'withdraw.history': loading },
});
export const Empty = screenStory({
  path,
  replies: {
    'history.list': emptied('history.list'),
    'deposit.mine': emptied('deposit.mine'),
    'withdraw.history': emptied('withdraw.history'),
  },
});
export const Failed = screenStory({
  path,
  replies: { 'history.list': failing, 'deposit.mine': failing, 'withdraw.history': failing },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: { 'history.list': replies.data({ items: manyMovements(60), nextCursor: null }) },
});
const movementsOfKinds = (kinds: readonly string[]) =>
  replies.data({
    items: manyMovements(120).filter(({ kind }) => kinds.includes(kind)),
    nextCursor: null,
  });
export const DepositsLong = screenStory({
  path: `${path}?kind=deposit`,
  replies: { 'history.list': movementsOfKinds(['deposit']) },
});
export const WithdrawalsLong = screenStory({
  path: `${path}?kind=withdrawal`,
  replies: { 'history.list': movementsOfKinds(['withdrawal', 'withdrawalReturned']) },
});
const days = `${path}?start=2026-11-01&end=2026-11-20`;
export const OfDays = screenStory({ path: days }, () => press(/^วันที่/));
export const OfDaysEmpty = screenStory({ path: days, replies: { 'history.list': emptied('history.list') } });
