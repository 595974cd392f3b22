import { screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { ChangePasswordPage } from './change-password-page.tsx';

const path = '/auth/settings/change-password';

export default { title: 'Screens/Password', component: ChangePasswordPage } satisfies Meta<
  typeof ChangePasswordPage
>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
