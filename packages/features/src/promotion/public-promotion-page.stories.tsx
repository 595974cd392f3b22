import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { PublicPromotionPage } from './public-promotion-page.tsx';

const path = '/promotion';

export default { title: 'Screens/Promotion for visitors', component: PublicPromotionPage } satisfies Meta<
  typeof PublicPromotionPage
>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, answers: inMaintenance });
