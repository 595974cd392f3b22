import { userSetting } from '@chada/contract';
import { emptyDataOf, failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { PromotionPage } from './promotion-page.tsx';

const path = '/auth/media/promotion';

export default { title: 'Screens/Promotion', component: PromotionPage } satisfies Meta<typeof PromotionPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'user.setting': loading } });
export const Failed = screenStory({ path, replies: { 'user.setting': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Empty = screenStory({
  path,
  replies: { 'user.setting': replies.data(emptyDataOf(userSetting)) },
});
