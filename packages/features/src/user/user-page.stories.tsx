import { aCredit, aMember, failing, inMaintenance, longName, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { UserPage } from './user-page.tsx';

const path = '/auth/account';

export default { title: 'Screens/Account', component: UserPage } satisfies Meta<typeof UserPage>;

export const Filled = screenStory({ path });
export const Failed = screenStory({ path, replies: { 'user.detail': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  stored: { 'chada.user': JSON.stringify(aMember({ name: longName })) },
  replies: { 'user.credit': replies.data(aCredit({ creditSatang: 123_456_789_012 })) },
});
export const OtherOrder = screenStory({
  path,
  brand: { layout: { menu: ['contact', 'protection', 'password', 'history', 'winLost', 'reward'] } },
});
