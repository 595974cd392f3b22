import { aWaitingSlip, failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press } from '../../test/story-actions.ts';
import { ConsentPage } from './consent-page.tsx';

export default { title: 'Screens/Consent', component: ConsentPage } satisfies Meta<typeof ConsentPage>;

const path = '/auth/deposit';
const brand = {
  registration: {
    consents: [
      { id: 'terms', version: '2', text: 'ฉันอ่านและยอมรับ', page: 'terms', required: true },
      { id: 'offers', version: '2', text: 'ฉันอยากรับข่าวสารและโปรโมชันทางเอสเอ็มเอส', required: false },
    ],
  },
  pages: [{ slug: 'terms', title: 'ข้อตกลงการใช้งาน', description: 'ข้อตกลง', blocks: [] }],
};
const consents = [
  { id: 'terms', version: '2' },
  { id: 'offers', version: '2' },
];
const consentReplies = { 'consent.unanswered': replies.data({ consents }) };
const submit = () => press('บันทึกและไปต่อ');

export const Filled = screenStory({ path, brand, replies: consentReplies });
export const First = screenStory({
  path,
  brand,
  replies: {
    'consent.unanswered': replies.data({
      consents: consents.slice(0, 1).map((one) => ({ ...one, isNew: true })),
    }),
  },
});
export const Loading = screenStory({
  path,
  brand,
  replies: { ...consentReplies, 'slip.myRequest': loading },
});
export const Failed = screenStory({ path, brand, replies: { ...consentReplies, 'slip.myRequest': failing } });
export const WaitingSlip = screenStory({
  path,
  brand,
  replies: { ...consentReplies, 'slip.myRequest': replies.data({ items: [], waiting: [aWaitingSlip()] }) },
});
export const Offline = screenStory({ path, brand, replies: consentReplies, offline: true });
export const Maintenance = screenStory({ path, brand, replies: { ...consentReplies, ...inMaintenance } });
export const Incomplete = screenStory({ path, brand, replies: consentReplies }, submit);
export const Optional = screenStory({
  path,
  brand,
  replies: { 'consent.unanswered': replies.data({ consents: consents.slice(1) }) },
});
export const Refused = screenStory(
  {
    path,
    brand,
    replies: {
      'consent.unanswered': replies.data({ consents: consents.slice(1) }),
      'consent.answer': replies.refuse('VALIDATION_FAILED'),
    },
  },
  submit,
);
