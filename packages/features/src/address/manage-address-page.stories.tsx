import { failing, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { ManageAddressPage } from './manage-address-page.tsx';

const path = '/auth/settings/manage-address';

export default { title: 'Screens/Address', component: ManageAddressPage } satisfies Meta<
  typeof ManageAddressPage
>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, answers: { 'address.mine': loading } });
export const Failed = screenStory({ path, answers: { 'address.mine': failing } });
export const Offline = screenStory({ path, offline: true });
