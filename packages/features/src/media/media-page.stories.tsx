import { failing, inMaintenance, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { MediaPage } from './media-page.tsx';

const path = '/auth/media';

export default { title: 'Screens/Media', component: MediaPage } satisfies Meta<typeof MediaPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({
  path,
  replies: { 'game.overview': loading, 'wheel.get': loading, 'flipCard.logs': loading },
});
export const Failed = screenStory({
  path,
  replies: { 'game.overview': failing, 'wheel.get': failing, 'flipCard.logs': failing },
});
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Empty = screenStory({
  path,
  brand: {
    features: {
      wheel: false,
      flipCard: false,
      reward: false,
      movie: false,
      promotion: false,
      checkIn: false,
    },
  },
});
