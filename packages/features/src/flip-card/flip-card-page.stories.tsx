import { emptied, failing, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { FlipCardPage } from './flip-card-page.tsx';

const path = '/auth/media/flip-card';

export default { title: 'Screens/Flip card', component: FlipCardPage } satisfies Meta<typeof FlipCardPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, answers: { 'flipCard.logs': loading } });
export const Empty = screenStory({ path, answers: { 'flipCard.logs': emptied('flipCard.logs') } });
export const Failed = screenStory({ path, answers: { 'flipCard.logs': failing } });
export const Offline = screenStory({ path, offline: true });
