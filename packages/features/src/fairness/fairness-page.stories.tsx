import type { ErrorCode } from '@chada/contract/error-codes';
import { failing, inMaintenance, loading, replies, type ScreenState, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import {
  drawsOf,
  fetchOfSampleLog,
  type LogFault,
  sampleDraws,
  sampleState,
  restoredLog,
  sampleStorage,
  storageOfOldKey,
} from '../../test/sample-draws.ts';
import { press, see, seeRefusal } from '../../test/story-actions.ts';
import { FairnessPage } from './fairness-page.tsx';

const path = '/auth/media/fairness';
const { waiting, proven, cards, byServer } = sampleDraws;

export default { title: 'Screens/Fairness', component: FairnessPage } satisfies Meta<typeof FairnessPage>;

const defaultReplies = {
  'fairness.get': replies.data(sampleState),
  'fairness.draws': replies.data(drawsOf(waiting, proven, cards, byServer)),
} as const;

const stored = sampleStorage();

const story = (state: Omit<ScreenState, 'path'>, play?: () => Promise<void>, fault?: LogFault) => ({
  ...screenStory({ path, stored, ...state, replies: { ...defaultReplies, ...state.replies } }, play),
  beforeEach() {
    const real = window.fetch;
    window.fetch = fetchOfSampleLog(real.bind(window), fault);
    return () => {
      window.fetch = real;
    };
  },
});

const verify =
  (text: string, prize = /10 คะแนน/) =>
  async (): Promise<void> => {
    await press(prize);
    await see(text);
  };

export const Filled = story({});
export const Loading = story({ replies: { 'fairness.get': loading, 'fairness.draws': loading } });
export const Failed = story({ replies: { 'fairness.get': failing, 'fairness.draws': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Empty = story({
  replies: {
    'fairness.get': replies.data({ ...sampleState, active: null }),
    'fairness.draws': replies.data(drawsOf()),
  },
});
export const Publishing = story({
  replies: {
    'fairness.get': replies.data({
      ...sampleState,
      active: null,
      next: { ...sampleState.next, published: false },
    }),
  },
});
export const Changing = story({}, () => press('เปลี่ยนรหัสและเปิดเผยชุดเดิม'));
export const SeedSet = story({}, async () => {
  await press('เปลี่ยนรหัสและเปิดเผยชุดเดิม');
  await press('ใช้รหัสนี้');
  await see('ตั้งรหัสแล้ว');
});
export const Proven = story({}, verify('ผลรอบนี้ถูกต้องทุกขั้นตอน'));
export const Unproven = story(
  { replies: { 'fairness.draws': replies.data(drawsOf(byServer)) } },
  verify('ผลตรงตามบันทึก แต่ระบบอาจรู้ผลล่วงหน้าได้', /คะแนน|บาท|ไม่ได้/),
);
export const UnprovenElsewhere = story({ stored: {} }, verify('ผลตรงตามบันทึก แต่ยืนยันลำดับจากเบราว์เซอร์นี้ไม่ได้'));
export const Waiting = story({}, async () => {
  await press(/20 บาท/);
  await see('ยังตรวจได้ไม่ครบ');
});
export const Cheated = story(
  {
    replies: {
      'fairness.draws': replies.data(
        drawsOf({
          ...proven,
          log: { ...proven.log, proof: { ...proven.log.proof, serverSeed: 'cd'.repeat(32) } },
        }),
      ),
    },
  },
  verify('พบสิ่งที่ไม่ตรงกัน'),
);
export const WithoutProof = story(
  {
    replies: {
      'fairness.draws': replies.data(
        drawsOf({
          game: 'wheel',
          log: { id: proven.log.id, at: proven.log.at, prize: proven.log.prize },
        }),
      ),
    },
  },
  verify('รอบนี้เล่นก่อนเว็บเริ่มเก็บหลักฐาน จึงตรวจย้อนหลังไม่ได้'),
);
/** The brand restored a backup, so the log's key differs from the key of the last visit. */
export const LogRenamed = story({ stored: storageOfOldKey() }, () => see('กุญแจของสมุดบันทึกเปลี่ยนแล้ว'));
export const LogReplaced = story({ stored: storageOfOldKey(restoredLog.keyOfOtherSigner) }, () =>
  see('สมุดบันทึกนี้ไม่ได้ต่อจากเล่มที่เคยเห็น'),
);
export const LogUnreachable = story({}, verify('อ่านสมุดบันทึกสาธารณะไม่ได้'), 'offline');
export const LogUnsigned = story({}, verify('สมุดบันทึกไม่มีลายเซ็นที่ถูกต้อง'), 'html');
export const LogTruncated = story({}, verify('พบสิ่งที่ไม่ตรงกัน'), 'truncated');
export const Long = story({
  replies: {
    'fairness.draws': replies.data(
      drawsOf(
        ...Array.from({ length: 30 }, (_, index) => ({
          ...(index % 2 === 0 ? proven : cards),
          log: {
            ...proven.log,
            id: `4d5e6f70-8192-4a3b-8c5d-6e7f809102${index + 10}`,
            prize: { ...proven.log.prize, label: 'เครดิต 1,000,000 บาท สำหรับสมาชิกระดับสูงสุดของเดือนนี้' },
          },
        })),
      ),
    ),
  },
});

const refused = (code: ErrorCode) =>
  story({ replies: { 'fairness.clientSeed': replies.refuse(code) } }, async () => {
    await press('เปลี่ยนรหัสและเปิดเผยชุดเดิม');
    await press('ใช้รหัสนี้');
    await seeRefusal(code);
  });
export const RefusedSeedNotPublished = refused('SEED_NOT_PUBLISHED');
export const RefusedSeedPairChanged = refused('SEED_PAIR_CHANGED');
