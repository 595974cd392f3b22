import { screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { LoginPage } from './login-page.tsx';

const path = '/login';

export default { title: 'Screens/Login', component: LoginPage } satisfies Meta<typeof LoginPage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
