import { protectionGet } from '@chada/contract/protection';
import type { ErrorCode } from '@chada/contract/error-codes';
import { aWaitingSlip, failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, see, seeRefusal } from '../../../test/story-actions.ts';
import { PausedPage } from './paused-page.tsx';

const path = '/auth/deposit';
const paused = (pause: Readonly<Record<string, string | null>>) => ({
  'protection.get': replies.data({ ...protectionGet.example.response, pause }),
});
const timeOut = paused({ cause: 'timeOut', until: '2099-01-01T00:00:00.000Z', endRequestableAt: null });
const isOver = paused({
  cause: 'selfExclusion',
  until: null,
  endRequestableAt: '2020-01-01T00:00:00.000Z',
});

export default { title: 'Screens/Paused', component: PausedPage } satisfies Meta<typeof PausedPage>;

export const Filled = screenStory({ path, replies: timeOut });
export const Excluded = screenStory({
  path,
  replies: paused({
    cause: 'selfExclusion',
    until: null,
    endRequestableAt: '2099-01-01T00:00:00.000Z',
  }),
});
export const Forever = screenStory({
  path,
  replies: paused({ cause: 'selfExclusion', until: null, endRequestableAt: null }),
});
export const SessionTime = screenStory({
  path,
  replies: paused({ cause: 'sessionTime', until: '2099-01-01T00:00:00.000Z', endRequestableAt: null }),
});
export const Requestable = screenStory({ path, replies: isOver });
export const Loading = screenStory({ path, replies: { ...timeOut, 'slip.myRequest': loading } });
export const Failed = screenStory({ path, replies: { ...timeOut, 'slip.myRequest': failing } });
export const Offline = screenStory({ path, replies: timeOut, offline: true });
export const Maintenance = screenStory({ path, replies: { ...timeOut, ...inMaintenance } });
export const WithSlip = screenStory({
  path,
  replies: { ...timeOut, 'slip.myRequest': replies.data({ items: [], waiting: [aWaitingSlip()] }) },
});
export const WithReturnableSlips = screenStory(
  {
    path,
    replies: {
      ...timeOut,
      'slip.myRequest': replies.data({
        items: [],
        waiting: [],
        returnable: [
          aWaitingSlip({ status: 'pending' }),
          aWaitingSlip({
            id: '7f8091a2-b3c4-4d5e-8f60-718293a4b5c6',
            status: 'pending',
            amountSatang: null,
            transferredAt: null,
            sendingBank: null,
            returnRequestedAt: '2026-11-20T05:00:00.000Z',
          }),
        ],
      }),
    },
  },
  () => see('สลิปที่ยังไม่เข้าเครดิต'),
);

const refused = (code: ErrorCode) =>
  screenStory({ path, replies: { ...isOver, 'protection.requestEnd': replies.refuse(code) } }, async () => {
    await press('ขอกลับมาเล่น');
    await seeRefusal(code);
  });
export const RefusedFeatureOff = refused('FEATURE_OFF');
export const RefusedExclusionNotActive = refused('EXCLUSION_NOT_ACTIVE');
export const RefusedExclusionNotOver = refused('EXCLUSION_NOT_OVER');
