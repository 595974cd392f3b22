import { emptied, failing, inMaintenance, loading, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { HomePage } from './home-page.tsx';

const path = '/';

export default { title: 'Screens/Home', component: HomePage } satisfies Meta<typeof HomePage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, answers: { 'announcement.public': loading } });
export const Empty = screenStory({
  path,
  answers: { 'announcement.public': emptied('announcement.public') },
});
export const Failed = screenStory({ path, answers: { 'announcement.public': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, answers: inMaintenance });
