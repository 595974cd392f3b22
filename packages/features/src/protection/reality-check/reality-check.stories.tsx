import { protectionGet } from '@chada/contract/protection';
import { failing, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { see } from '../../../test/story-actions.ts';
import { RealityCheck } from './reality-check.tsx';

const path = '/auth/dashboard';
const example = protectionGet.example.response;
const due = (session: Readonly<Record<string, number>> = {}) => ({
  'protection.get': replies.data({
    ...example,
    session: { ...example.session, ...session },
    realityCheck: { minutes: 60, nextAt: '2020-01-01T00:00:00.000Z' },
  }),
});

export default { title: 'Screens/Reality check', component: RealityCheck } satisfies Meta<
  typeof RealityCheck
>;

export const Filled = screenStory({ path, replies: due() }, () => see('ลองดูยอดของรอบนี้ก่อนเล่นต่อ'));
export const Long = screenStory(
  {
    path,
    replies: due({
      stakedSatang: 123_456_789_012,
      returnedSatang: 123_456_789_012,
      netSatang: -123_456_789_012,
    }),
  },
  () => see('ลองดูยอดของรอบนี้ก่อนเล่นต่อ'),
);
export const Loading = screenStory({ path, replies: { 'protection.get': loading } });
export const Failed = screenStory({ path, replies: { 'protection.get': failing } });
export const Offline = screenStory({ path, offline: true });
