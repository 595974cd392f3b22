import { screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { MoviePage } from './movie-page.tsx';

const path = '/auth/media/movie';

export default { title: 'Screens/Films', component: MoviePage } satisfies Meta<typeof MoviePage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
