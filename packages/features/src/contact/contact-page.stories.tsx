import { failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { ContactPage } from './contact-page.tsx';

const path = '/contact';

export default { title: 'Screens/Contact', component: ContactPage } satisfies Meta<typeof ContactPage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Member = screenStory({ path: '/auth/contact' });
export const WithoutAccount = screenStory({
  path,
  replies: { 'setting.get': replies.data({ line: { line1: { id: null }, line2: { id: null } } }) },
  brand: { contact: {} },
});
export const Channels = screenStory({
  path,
  brand: {
    contact: {
      main: '@sample',
      backup: '@sample2',
      channels: [
        { kind: 'telegram', shown: '@sample_help', link: 'https://t.me/sample_help' },
        { kind: 'phone', shown: '02-123-4567', link: 'tel:021234567' },
        { kind: 'email', shown: 'help@sample.example', link: 'mailto:help@sample.example' },
        {
          kind: 'custom',
          name: 'ศูนย์ช่วยเหลือ',
          shown: 'help.sample.example',
          link: 'https://help.sample.example',
        },
      ],
    },
  },
});
export const Loading = screenStory({ path, replies: { 'setting.get': loading } });
export const Failed = screenStory({ path, replies: { 'setting.get': failing } });
export const Long = screenStory({
  path,
  replies: {
    'setting.get': replies.data({
      line: { line1: { id: '@the-longest-line-account.of-a-brand' }, line2: { id: null } },
    }),
  },
});
export const WithChoices = screenStory({
  path,
  brand: {
    analytics: { scriptUrl: 'https://count.example/a.js' },
    secondPalette: { themeColor: '#ffffff' },
  },
});
