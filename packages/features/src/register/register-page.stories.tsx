import { screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { RegisterPage } from './register-page.tsx';

const path = '/register';

export default { title: 'Screens/Register', component: RegisterPage } satisfies Meta<typeof RegisterPage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Invited = screenStory({ path: '/aff/A7K2M9' });
