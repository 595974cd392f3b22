import {
  emptied,
  failing,
  inMaintenance,
  loading,
  manyAnnouncements,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal, type } from '../../test/story-actions.ts';
import { HomePage } from './home-page.tsx';

const path = '/';

export default { title: 'Screens/Home', component: HomePage } satisfies Meta<typeof HomePage>;

export const Filled = screenStory({ path });
export const WithoutRefund = screenStory({
  path,
  brand: { refundTable: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 } },
});
export const Loading = screenStory({ path, replies: { 'announcement.public': loading } });
export const Empty = screenStory({
  path,
  replies: { 'announcement.public': emptied('announcement.public') },
});
export const Failed = screenStory({ path, replies: { 'announcement.public': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: { 'announcement.public': replies.data({ items: manyAnnouncements(12) }) },
});
export const RefusedCredentialsWrong = screenStory(
  { path, replies: { 'session.login': replies.refuse('CREDENTIALS_WRONG') } },
  async () => {
    await type('ชื่อผู้ใช้', 'somsri88');
    await type('รหัสผ่าน', 'แมวน้อยกินปลาทู9');
    await press('เข้าสู่ระบบ');
    await seeRefusal('CREDENTIALS_WRONG');
  },
);

const layoutStory = (hero: string) => screenStory({ path, brand: { layout: { hero } } });
export const SplitHero = layoutStory('split');
export const CoverHero = layoutStory('cover');
export const StackedHero = layoutStory('stacked');
const drawing = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 360"><rect width="${width}" height="360" fill="#3a6ea5"/><circle cx="${width / 2}" cy="180" r="120" fill="#f6c945"/></svg>`)}`;
const picture = { narrow: drawing(720), wide: drawing(1440) };
export const Banners = screenStory({
  path,
  brand: {
    layout: { home: ['banners', 'categories'] },
    banners: [
      { id: 'story', picture, alt: 'เรื่องราวของเรา' },
      { id: 'help', picture, alt: 'ทีมงานพร้อมช่วย', link: '/contact', audience: 'visitor' },
    ],
  },
});
export const OtherBlocks = screenStory({
  path,
  brand: {
    layout: { home: ['news', 'offers'], drawer: ['protection', 'promotion', 'contact', 'login', 'register'] },
  },
});
