import { aUserSetting, failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { PublicPromotionPage } from './public-promotion-page.tsx';

const path = '/promotion';

export default { title: 'Screens/Promotion for visitors', component: PublicPromotionPage } satisfies Meta<
  typeof PublicPromotionPage
>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'setting.get': loading } });
export const Failed = screenStory({ path, replies: { 'setting.get': failing } });
export const Locked = screenStory({
  path,
  replies: { 'setting.get': replies.data({ line: { line1: { id: '@khunthong' }, line2: { id: null } } }) },
});
export const Empty = screenStory({
  path,
  replies: {
    'setting.get': replies.data({
      line: { line1: { id: '@khunthong' }, line2: { id: null } },
      promotion: aUserSetting({ bonusMax: null }),
    }),
  },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
