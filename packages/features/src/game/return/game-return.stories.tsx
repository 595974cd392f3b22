import {
  aCredit,
  aMember,
  anOpenGame,
  failing,
  inMaintenance,
  loading,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { seeRefusal } from '../../../test/story-actions.ts';
import { GameReturn } from './game-return.tsx';

const path = '/auth/dashboard';
const ended = {
  'user.credit': replies.data(aCredit({ creditSatang: 0, openGame: anOpenGame({ visitEnded: true }) })),
};
const visit = 'visit-of-this-tab';
const gameCode = 'golden-dragon';
const stored = {
  'chada.gameEvent': JSON.stringify({
    uuid: aMember().uuid,
    gameCode,
    openedAt: '2026-11-20T03:00:00Z',
    visit,
  }),
  'chada.leftForGame': JSON.stringify({ visit, gameCode, sessionId: null }),
};
const returnOf = (movedSatang: number, takenSatang = 125_050) =>
  replies.data({ movedSatang, takenSatang, creditSatang: movedSatang });

export default { title: 'Screens/Game return', component: GameReturn } satisfies Meta<typeof GameReturn>;

export const Filled = screenStory({ path, replies: { ...ended, 'game.cashOut': returnOf(130_050) } });
export const Lost = screenStory({ path, replies: { ...ended, 'game.cashOut': returnOf(0) } });
export const Same = screenStory({ path, replies: { ...ended, 'game.cashOut': returnOf(125_050) } });
export const Long = screenStory({ path, replies: { ...ended, 'game.cashOut': returnOf(123_456_789_012) } });
export const Loading = screenStory({ path, replies: { ...ended, 'game.cashOut': loading } });
export const Failed = screenStory({ path, replies: { ...ended, 'game.cashOut': failing } });
export const Offline = screenStory({ path, stored, offline: true });
export const Maintenance = screenStory({ path, replies: { ...ended, ...inMaintenance } });
export const RefusedGameProviderUnavailable = screenStory(
  { path, replies: { ...ended, 'game.cashOut': replies.refuse('GAME_PROVIDER_UNAVAILABLE') } },
  () => seeRefusal('GAME_PROVIDER_UNAVAILABLE'),
);
