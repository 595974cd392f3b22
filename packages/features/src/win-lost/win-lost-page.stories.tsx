import { emptied, failing, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { WinLostPage } from './win-lost-page.tsx';

const path = '/auth/winlost';

export default { title: 'Screens/Win and loss', component: WinLostPage } satisfies Meta<typeof WinLostPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, answers: { 'log.affiliate': loading } });
export const Empty = screenStory({ path, answers: { 'log.affiliate': emptied('log.affiliate') } });
export const Failed = screenStory({ path, answers: { 'log.affiliate': failing } });
export const Offline = screenStory({ path, offline: true });
