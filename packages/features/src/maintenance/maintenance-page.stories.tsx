import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { MaintenancePage } from './maintenance-page.tsx';

const path = '/ma';

export default { title: 'Screens/Maintenance', component: MaintenancePage } satisfies Meta<
  typeof MaintenancePage
>;

export const Filled = screenStory({ path, replies: inMaintenance });
export const Offline = screenStory({ path, offline: true });
export const AtAnyAddress = screenStory({ path: '/login', replies: inMaintenance });
export const ForMembers = screenStory({ path: '/auth/withdraw', replies: inMaintenance });
