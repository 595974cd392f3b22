import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { NotFoundPage } from './not-found-page.tsx';

const path = '/404';

export default { title: 'Screens/Not found', component: NotFoundPage } satisfies Meta<typeof NotFoundPage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
