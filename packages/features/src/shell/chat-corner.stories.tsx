import { screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { ChatCorner } from './chat-corner.tsx';

const path = '/contact';

/** The floating button of a brand without a live chat. The button opens the brand's LINE account (SH-04). */
export default { title: 'Screens/Chat button', component: ChatCorner } satisfies Meta<typeof ChatCorner>;

export const Filled = screenStory({ path, as: 'visitor' });
export const Offline = screenStory({ path, as: 'visitor', offline: true });
