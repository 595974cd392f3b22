import { screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press } from '../../test/story-actions.ts';
import { SiteFooter } from './site-footer.tsx';

const path = '/login';
const page = (slug: string, title: string) => ({ slug, title, description: title, blocks: [] });
const brand = {
  analytics: { scriptUrl: 'https://count.example/counter.js', hosts: [] },
  secondPalette: { themeColor: '#1d0a12' },
  pages: [page('terms', 'ข้อตกลงการใช้งาน'), page('privacy', 'นโยบายความเป็นส่วนตัว'), page('about', 'เกี่ยวกับเรา')],
};

export default {
  title: 'Screens/Footer',
  component: SiteFooter,
  args: { kind: 'public' },
} satisfies Meta<typeof SiteFooter>;

export const Filled = screenStory({ path, as: 'visitor' });
export const Choices = screenStory({ path, as: 'visitor', brand });
export const AnalyticsGiven = screenStory({ path, as: 'visitor', brand }, () => press('อนุญาต'));
