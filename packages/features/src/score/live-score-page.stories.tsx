import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { LiveScorePage } from './live-score-page.tsx';

const path = '/live-score';

export default { title: 'Screens/Live score', component: LiveScorePage } satisfies Meta<typeof LiveScorePage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const OfMember = screenStory({ path: `/auth${path}` });
