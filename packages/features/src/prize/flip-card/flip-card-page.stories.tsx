import { flipCardLogs } from '@chada/contract';
import { emptied, failing, inMaintenance, loading, manyPrizes, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { press, seeRefusal } from '../../../test/story-actions.ts';
import { FlipCardPage } from './flip-card-page.tsx';

const path = '/auth/media/flip-card';

export default { title: 'Screens/Flip card', component: FlipCardPage } satisfies Meta<typeof FlipCardPage>;

export const Filled = screenStory({ path });
export const Loading = screenStory({ path, replies: { 'flipCard.logs': loading } });
export const Empty = screenStory({ path, replies: { 'flipCard.logs': emptied('flipCard.logs') } });
export const Failed = screenStory({ path, replies: { 'flipCard.logs': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: {
    'flipCard.logs': replies.data({
      ...flipCardLogs.example.response,
      items: manyPrizes(40),
      left: 0,
      nextAt: '2026-11-20T17:00:00.000Z',
    }),
  },
});
export const RefusedFlipCardNoTurn = screenStory(
  { path, replies: { 'flipCard.reward': replies.refuse('FLIP_CARD_NO_TURN') } },
  async () => {
    await press(/ใบที่ 5/);
    await seeRefusal('FLIP_CARD_NO_TURN');
  },
);
export const RefusedDrawTooSoon = screenStory(
  { path, replies: { 'flipCard.reward': replies.refuse('DRAW_TOO_SOON') } },
  async () => {
    await press(/ใบที่ 5/);
    await seeRefusal('DRAW_TOO_SOON');
  },
);
