import { protectionGet } from '@chada/contract/protection';
import type { ErrorCode } from '@chada/contract/error-codes';
import { failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { choose, press, see, seeRefusal, type } from '../../test/story-actions.ts';
import { ProtectionPage } from './protection-page.tsx';

const path = '/auth/protection';
const example = protectionGet.example.response;
const [limit] = example.limits;
const noRaise = example.limits.map((item) => ({ ...item, raise: null }));
const state = (changes: Readonly<Record<string, unknown>>) => ({
  'protection.get': replies.data({ ...example, ...changes }),
});

export default {
  title: 'Screens/Protection',
  component: ProtectionPage,
} satisfies Meta<typeof ProtectionPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'protection.get': loading } });
export const Empty = screenStory({ path, replies: state({ limits: [], reviewAt: null }) });
export const Failed = screenStory({ path, replies: { 'protection.get': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: state({
    reviewAt: '2020-01-01T00:00:00.000Z',
    session: { ...example.session, stakedSatang: 98_765_432_100, netSatang: -98_765_432_100 },
    limits: (['deposit', 'loss', 'stake', 'session'] as const).flatMap((kind) =>
      (['day', 'week', 'month'] as const).map((period, index) => ({
        ...limit,
        kind,
        period,
        value: kind === 'session' ? 1_440 : 12_345_678_900,
        used: kind === 'loss' ? -50_000 : kind === 'session' ? 1_440 : 12_345_678_900,
        left: 0,
        isNear: kind !== 'loss',
        isReached: kind !== 'loss',
        opensAt: kind === 'loss' ? null : '2026-11-21T03:15:00.000Z',
        raise: index === 0 && kind === 'deposit' ? { ...limit?.raise, value: null } : null,
      })),
    ),
  }),
});
export const CareNotice = screenStory({ path, replies: state({ isCareNoticeDue: true }) }, () =>
  see('ยังสบายใจกับการเล่นอยู่ไหม'),
);
export const LimitReview = screenStory(
  { path, replies: state({ reviewAt: '2020-01-01T00:00:00.000Z' }) },
  () => see('ตั้งวงเงินไว้เกิน 6 เดือนแล้ว'),
);
export const RaiseConfirmable = screenStory({
  path,
  replies: state({
    limits: example.limits.map((item) => ({
      ...item,
      raise: {
        ...item.raise,
        confirmableAt: '2020-01-01T00:00:00.000Z',
        expiresAt: '2099-01-01T00:00:00.000Z',
      },
    })),
  }),
});
export const Higher = screenStory({ path, replies: state({ limits: noRaise }) }, async () => {
  await press(/^แก้ไข/);
  await type('ไม่เกินกี่บาท', '00');
  await see(/ต้องรอ 24 ชั่วโมง แล้วกลับมายืนยัน/);
});
export const SessionTime = screenStory({ path, replies: state({ limits: [] }) }, async () => {
  await press('ตั้งวงเงินหรือเวลา');
  await choose('สิ่งที่ต้องการจำกัด', 'session');
  await type('ไม่เกินกี่นาที', '๙๐');
  await see(/1 ชั่วโมง 30 นาที/);
});
export const Incomplete = screenStory({ path, replies: state({ limits: [] }) }, async () => {
  await press('ตั้งวงเงินหรือเวลา');
  await press('บันทึก');
  await see('กรุณากรอกจำนวนเงิน');
});

const refusedSet = (code: ErrorCode) =>
  screenStory(
    { path, replies: { ...state({ limits: [] }), 'protection.setLimit': replies.refuse(code) } },
    async () => {
      await press('ตั้งวงเงินหรือเวลา');
      await type('ไม่เกินกี่บาท', '500');
      await press('บันทึก');
      await seeRefusal(code);
    },
  );
export const RefusedFeatureOff = refusedSet('FEATURE_OFF');
export const RefusedLimitOutOfRange = refusedSet('LIMIT_OUT_OF_RANGE');

const ready = RaiseConfirmable.parameters.screen.replies;
const refusedConfirm = (code: ErrorCode) =>
  screenStory({ path, replies: { ...ready, 'protection.confirmRaise': replies.refuse(code) } }, async () => {
    await press('ยืนยันการเปลี่ยน');
    await seeRefusal(code);
  });
export const ConfirmRefusedFeatureOff = refusedConfirm('FEATURE_OFF');
export const ConfirmRefusedLimitRaiseTooEarly = refusedConfirm('LIMIT_RAISE_TOO_EARLY');
export const ConfirmRefusedLimitRaiseNotWaiting = refusedConfirm('LIMIT_RAISE_NOT_WAITING');

const refusedCancel = (code: ErrorCode) =>
  screenStory({ path, replies: { 'protection.cancelRaise': replies.refuse(code) } }, async () => {
    await press('ใช้ค่าเดิมต่อ');
    await seeRefusal(code);
  });
export const CancelRefusedFeatureOff = refusedCancel('FEATURE_OFF');
export const CancelRefusedLimitRaiseNotWaiting = refusedCancel('LIMIT_RAISE_NOT_WAITING');
