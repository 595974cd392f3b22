import { emptied, failing, inMaintenance, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { DashboardPage } from './dashboard-page.tsx';

const path = '/auth/dashboard';

export default { title: 'Screens/Dashboard', component: DashboardPage } satisfies Meta<typeof DashboardPage>;

export const Filled = screenStory({ path });
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
