import { replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { ChatCorner } from './chat-corner.tsx';

const path = '/contact';

export default { title: 'Screens/Chat button', component: ChatCorner } satisfies Meta<typeof ChatCorner>;

export const Filled = screenStory({ path, as: 'visitor' });
export const WithoutLine = screenStory({
  path,
  as: 'visitor',
  replies: { 'setting.get': replies.data({ line: { line1: { id: null }, line2: { id: null } } }) },
  brand: {
    contact: { channels: [{ kind: 'telegram', shown: '@sample_help', link: 'https://t.me/sample_help' }] },
  },
});
export const Offline = screenStory({ path, as: 'visitor', offline: true });
