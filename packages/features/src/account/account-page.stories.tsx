import { screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { AccountPage } from './account-page.tsx';

const path = '/auth/account';

export default { title: 'Screens/Account', component: AccountPage } satisfies Meta<typeof AccountPage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
