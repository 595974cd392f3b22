import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { PlayGuidePage } from './play-guide-page.tsx';

const path = '/protection';

export default {
  title: 'Screens/Responsible play',
  component: PlayGuidePage,
} satisfies Meta<typeof PlayGuidePage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
