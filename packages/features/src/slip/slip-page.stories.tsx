import { emptied, failing, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { SlipPage } from './slip-page.tsx';

const path = '/auth/deposit/slip';

export default { title: 'Screens/Slip', component: SlipPage } satisfies Meta<typeof SlipPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, answers: { 'slip.myRequest': loading } });
export const Empty = screenStory({ path, answers: { 'slip.myRequest': emptied('slip.myRequest') } });
export const Failed = screenStory({ path, answers: { 'slip.myRequest': failing } });
export const Offline = screenStory({ path, offline: true });
