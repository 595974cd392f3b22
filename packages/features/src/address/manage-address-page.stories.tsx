import { addressMine } from '@chada/contract';
import { failing, inMaintenance, loading, longName, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal } from '../../test/story-actions.ts';
import { ManageAddressPage } from './manage-address-page.tsx';

const path = '/auth/settings/manage-address';

export default { title: 'Screens/Address', component: ManageAddressPage } satisfies Meta<
  typeof ManageAddressPage
>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'address.mine': loading } });
export const Failed = screenStory({ path, replies: { 'address.mine': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Empty = screenStory({ path, replies: { 'address.mine': replies.data({ address: null }) } });
export const Long = screenStory({
  path,
  replies: {
    'address.mine': replies.data({
      address: {
        ...addressMine.example.response.address,
        recipient: longName,
        line: '999/999 อาคารชุดริเวอร์ไซด์เรสซิเดนซ์ ชั้น 39 ห้อง 3999 ซอยเจริญนคร 999 แยก 9 ถนนเจริญนคร',
      },
    }),
  },
});
export const Refused = screenStory(
  {
    path,
    replies: {
      'address.update': replies.refuse('VALIDATION_FAILED', {
        fields: [{ path: 'body.line', rule: 'text' }],
      }),
    },
  },
  async () => {
    await press('บันทึกที่อยู่');
    await seeRefusal('VALIDATION_FAILED');
  },
);
