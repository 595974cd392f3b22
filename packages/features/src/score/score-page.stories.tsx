import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { ScorePage } from './score-page.tsx';

const path = '/score';

export default { title: 'Screens/Score', component: ScorePage } satisfies Meta<typeof ScorePage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const OfMember = screenStory({ path: `/auth${path}` });
