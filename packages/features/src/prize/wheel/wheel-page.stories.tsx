import { emptied, failing, inMaintenance, loading, manyPrizes, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal } from '../../../test/story-actions.ts';
import { WheelPage } from './wheel-page.tsx';

const path = '/auth/media/wheel';

const label = (amount: number): string => `เครดิต ฿${amount}`;
const prizes = [5, 10, 20, 50, 100].map((amount, index) => ({
  id: `credit-${amount}`,
  prize: { kind: 'credit', amount: amount * 100, label: label(amount) },
  chancePpm: [300_000, 150_000, 40_000, 9_000, 1_000][index],
}));
const none = { id: 'none', prize: { kind: 'none', amount: 0, label: 'ไว้โอกาสหน้า' }, chancePpm: 500_000 };
const wheel = (left: number) =>
  replies.data({ segments: [...prizes, none], left, nextAt: left === 0 ? '2026-11-20T17:00:00.000Z' : null });

export default { title: 'Screens/Wheel', component: WheelPage } satisfies Meta<typeof WheelPage>;

export const Filled = screenStory({ path, replies: { 'wheel.get': wheel(1) } });
export const Loading = screenStory({ path, replies: { 'wheel.get': loading, 'wheel.log': loading } });
export const Empty = screenStory({ path, replies: { 'wheel.log': emptied('wheel.log') } });
export const Failed = screenStory({ path, replies: { 'wheel.get': failing, 'wheel.log': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const NoTurnsLeft = screenStory({ path, replies: { 'wheel.get': wheel(0) } });
export const Long = screenStory({
  path,
  replies: { 'wheel.get': wheel(0), 'wheel.log': replies.data({ items: manyPrizes(40), nextCursor: null }) },
});
export const RefusedWheelNoSpin = screenStory(
  { path, replies: { 'wheel.get': wheel(1), 'wheel.reward': replies.refuse('WHEEL_NO_SPIN') } },
  async () => {
    await press('หมุนวงล้อ');
    await seeRefusal('WHEEL_NO_SPIN');
  },
);
export const RefusedDrawTooSoon = screenStory(
  { path, replies: { 'wheel.get': wheel(2), 'wheel.reward': replies.refuse('DRAW_TOO_SOON') } },
  async () => {
    await press('หมุนวงล้อ');
    await seeRefusal('DRAW_TOO_SOON');
  },
);
