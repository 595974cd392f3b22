import { failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal } from '../../../test/story-actions.ts';
import { MyConsentsPage } from './my-consents-page.tsx';

const path = '/auth/settings/consents';
const brand = {
  registration: {
    consents: [
      { id: 'terms', version: '2026-11', text: 'ฉันอ่านและยอมรับ', page: 'terms', required: true },
      { id: 'offers', version: '2026-11', text: 'ฉันอยากรับข่าวสารและโปรโมชันทางเอสเอ็มเอส', required: false },
    ],
  },
  pages: [{ slug: 'terms', title: 'ข้อตกลงการใช้งาน', description: 'ข้อตกลง', blocks: [] }],
};
const given = { version: '2026-11', given: true, answeredAt: '2026-11-02T04:15:00.000Z' };
const consentsAnswer = (...consents: readonly object[]) => ({ 'consent.mine': replies.data({ consents }) });

export default { title: 'Screens/MyConsents', component: MyConsentsPage } satisfies Meta<
  typeof MyConsentsPage
>;

export const Filled = screenStory({ path, brand });
export const Loading = screenStory({ path, brand, replies: { 'consent.mine': loading } });
export const Failed = screenStory({ path, brand, replies: { 'consent.mine': failing } });
export const Offline = screenStory({ path, brand, offline: true });
export const Maintenance = screenStory({ path, brand, replies: inMaintenance });
export const Empty = screenStory({
  path,
  brand: { registration: { consents: [] } },
  replies: consentsAnswer(),
});
export const Withdrawn = screenStory({
  path,
  brand,
  replies: consentsAnswer({ id: 'terms', ...given }, { id: 'offers', ...given, given: false }),
});
export const Long = screenStory({
  path,
  brand,
  replies: consentsAnswer(
    { id: 'terms', ...given, version: '2025-01' },
    { id: 'news', ...given, text: 'ฉันอยากรับจดหมายข่าวทุกเดือน' },
    { id: 'partners', ...given, text: 'ฉันยอมให้ส่งชื่อและเบอร์โทรศัพท์ของฉันแก่ผู้ร่วมรายการ '.repeat(6).trim() },
    { id: 'a-consent-with-the-longest-id-x', ...given },
  ),
});
export const Refused = screenStory(
  { path, brand, replies: { 'consent.change': replies.refuse('VALIDATION_FAILED') } },
  async () => {
    await press('ถอนความยินยอม');
    await seeRefusal('VALIDATION_FAILED');
  },
);
