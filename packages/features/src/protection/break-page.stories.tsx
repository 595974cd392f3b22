import { protectionGet } from '@chada/contract/protection';
import { protectionPrepareExclusion } from '@chada/contract/protection-break';
import type { ErrorCode } from '@chada/contract/error-codes';
import { failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, pressByKeyboard, see, seeRefusal } from '../../test/story-actions.ts';
import { BreakPage } from './break-page.tsx';

const path = '/auth/protection/break';

export default { title: 'Screens/Break', component: BreakPage } satisfies Meta<typeof BreakPage>;

export const Filled = screenStory({ path });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const CareNotice = screenStory(
  {
    path,
    replies: {
      'protection.get': replies.data({ ...protectionGet.example.response, isCareNoticeDue: true }),
    },
  },
  () => see('ยังสบายใจกับการเล่นอยู่ไหม'),
);
export const TimeOut = screenStory({ path }, async () => {
  await press('7 วัน');
  await see('เริ่มแล้วยกเลิกหรือย่นเวลาไม่ได้');
});
export const Exclusion = screenStory({ path }, async () => {
  await press('1 ปี');
  await see('เครดิตที่ยังถอนได้');
});
export const Loading = screenStory({ path, replies: { 'protection.prepareExclusion': loading } }, () =>
  press('1 ปี'),
);
export const Failed = screenStory({ path, replies: { 'protection.prepareExclusion': failing } }, () =>
  press('1 ปี'),
);
export const Long = screenStory(
  {
    path,
    replies: {
      'protection.prepareExclusion': replies.data({
        ...protectionPrepareExclusion.example.response,
        endRequestableAt: null,
        creditSatang: 123_456_789_012,
        gameSatang: 123_456_789_012,
      }),
    },
  },
  () => press('ตลอดไป'),
);

const refusedTimeOut = (code: ErrorCode) =>
  screenStory({ path, replies: { 'protection.beginTimeOut': replies.refuse(code) } }, async () => {
    await press('24 ชั่วโมง');
    await pressByKeyboard('เริ่มพัก');
    await seeRefusal(code);
  });
export const RefusedFeatureOff = refusedTimeOut('FEATURE_OFF');

export const PrepareRefusedFeatureOff = screenStory(
  { path, replies: { 'protection.prepareExclusion': replies.refuse('FEATURE_OFF') } },
  async () => {
    await press('6 เดือน');
    await seeRefusal('FEATURE_OFF');
  },
);

const refusedConfirm = (code: ErrorCode) =>
  screenStory({ path, replies: { 'protection.confirmExclusion': replies.refuse(code) } }, async () => {
    await press('6 เดือน');
    await pressByKeyboard('เริ่มงดเล่น');
    await seeRefusal(code);
  });
export const ConfirmRefusedFeatureOff = refusedConfirm('FEATURE_OFF');
export const ConfirmRefusedExclusionNotPrepared = refusedConfirm('EXCLUSION_NOT_PREPARED');
