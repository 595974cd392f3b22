import { protectionGet } from '@chada/contract/protection';
import { protectionPrepareExclusion } from '@chada/contract/protection-break';
import { failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, pressByKeyboard, see, seeRefusal } from '../../test/story-actions.ts';
import { MaintenanceBreak } from './maintenance-break.tsx';

const path = '/auth/withdraw';

export default { title: 'Screens/Maintenance break', component: MaintenanceBreak } satisfies Meta<
  typeof MaintenanceBreak
>;

export const Filled = screenStory({ path, replies: inMaintenance }, async () => {
  await press('พักการเล่น');
  await see('งดเล่นระยะยาว');
});

export const Running = screenStory(
  {
    path,
    replies: {
      ...inMaintenance,
      'protection.get': replies.data({
        ...protectionGet.example.response,
        pause: { cause: 'timeOut', until: '2099-01-01T00:00:00.000Z', endRequestableAt: null },
      }),
    },
  },
  () => see('คุณกำลังพักการเล่น'),
);
const excluding = (reply: typeof loading) =>
  screenStory({ path, replies: { ...inMaintenance, 'protection.prepareExclusion': reply } }, async () => {
    await press('พักการเล่น');
    await press('ตลอดไป');
  });
export const Loading = excluding(loading);
export const Failed = excluding(failing);
export const Long = excluding(
  replies.data({
    ...protectionPrepareExclusion.example.response,
    endRequestableAt: null,
    creditSatang: 123_456_789_012,
    gameSatang: 123_456_789_012,
  }),
);
export const Refused = screenStory(
  { path, replies: { ...inMaintenance, 'protection.beginTimeOut': replies.refuse('MAINTENANCE') } },
  async () => {
    await press('พักการเล่น');
    await press('24 ชั่วโมง');
    await pressByKeyboard('เริ่มพัก');
    await seeRefusal('MAINTENANCE');
  },
);
