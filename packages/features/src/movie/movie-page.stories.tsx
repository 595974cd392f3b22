import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { MoviePage } from './movie-page.tsx';

const path = '/auth/media/movie';

export default { title: 'Screens/Films', component: MoviePage } satisfies Meta<typeof MoviePage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, answers: inMaintenance });
/** The brand has the feature but no films (RD-12). */
export const Empty = screenStory({ path, brand: { films: [] } });
export const Long = screenStory({
  path,
  brand: {
    films: Array.from({ length: 9 }, (_, index) => ({
      title: index % 2 === 0 ? 'โคมดวงเล็กที่หลงทางกลับบ้านในคืนพระจันทร์เต็มดวงเหนือแม่น้ำสายเก่า' : 'ว่าว',
      file: `films/${index}.mp4`,
    })),
  },
});
