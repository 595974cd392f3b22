import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { MoviePage } from './movie-page.tsx';

const path = '/auth/media/movie';
const films = ['เข็มทิศของปู่', 'ประภาคารหลังฝน', 'นางนวลหลงทิศ', 'ท่าเรือวันสุดท้าย'].map((title, index) => ({
  title,
  file: `films/${index}.mp4`,
}));
const screen = { path, needs: { feature: 'movie', brand: { films } } };

export default { title: 'Screens/Films', component: MoviePage } satisfies Meta<typeof MoviePage>;

export const Filled = screenStory(screen);
export const Offline = screenStory({ ...screen, offline: true });
export const Maintenance = screenStory({ ...screen, replies: inMaintenance });
export const Empty = screenStory({ ...screen, brand: { films: [] } });
export const Long = screenStory({
  ...screen,
  brand: {
    films: Array.from({ length: 9 }, (_, index) => ({
      title: index % 2 === 0 ? 'โคมดวงเล็กที่หลงทางกลับบ้านในคืนพระจันทร์เต็มดวงเหนือแม่น้ำสายเก่า' : 'ว่าว',
      file: `films/${index}.mp4`,
    })),
  },
});
