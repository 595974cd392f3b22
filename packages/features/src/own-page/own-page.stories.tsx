import { inMaintenance, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { OwnPage } from './own-page.tsx';

export default { title: 'Screens/Own page', component: OwnPage } satisfies Meta<typeof OwnPage>;

const path = '/help';
const text = (words: string) => [{ kind: 'text', text: words }];
const paragraph = (words: string) => ({ kind: 'paragraph', content: text(words) });
const facts = { slug: 'help', title: 'ช่วยเหลือ', description: 'คำถามที่พบบ่อย', updated: '2026-11-01' };

const blocks = [
  { kind: 'heading', level: 2, content: text('ฝากเงินแล้วยอดยังไม่เข้า') },
  paragraph('โดยปกติยอดเข้าภายในหนึ่งนาที หากเกินสิบนาที ให้ส่งสลิปในหน้าฝากเงิน'),
  {
    kind: 'list',
    start: 1,
    items: [[paragraph('เปิดหน้าฝากเงิน')], [paragraph('แตะยอดที่รอตรวจ แล้วแนบสลิป')]],
  },
  {
    kind: 'quote',
    content: [paragraph('ทีมงานไม่ขอรหัสผ่านหรือรหัส OTP จากคุณ')],
  },
  { kind: 'heading', level: 3, content: text('ยังไม่ได้คำตอบ') },
  {
    kind: 'paragraph',
    content: [
      { kind: 'link', to: '/contact', content: text('ติดต่อทีมงาน') },
      ...text(' หรือเขียนถึง '),
      { kind: 'blank', text: 'อีเมลของบริษัท' },
    ],
  },
];
const pages = [{ ...facts, blocks }];
const long = Array.from({ length: 12 }, () => blocks).flat();
const notLoaded = (address: string) => ({ pages: [{ ...facts, address }] });

export const Filled = screenStory({ path, as: 'visitor', brand: { pages } });
export const Member = screenStory({ path, as: 'member', brand: { pages } });
export const Long = screenStory({
  path,
  as: 'visitor',
  brand: { pages: [{ ...facts, title: 'ข้อกำหนดและเงื่อนไขการใช้บริการสำหรับสมาชิกทุกท่าน', blocks: long }] },
});
export const Failed = screenStory({ path, as: 'visitor', brand: notLoaded('data:text/plain,none') });
export const Offline = screenStory({ path, as: 'visitor', offline: true, brand: { pages } });
export const Maintenance = screenStory({ path, as: 'visitor', replies: inMaintenance, brand: { pages } });
