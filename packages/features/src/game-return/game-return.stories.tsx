import { aMember, failing, inMaintenance, loading, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { seeRefusal } from '../../test/story-hands.ts';
import { GameReturn } from './game-return.tsx';

const path = '/auth/dashboard';
const stored = {
  'chada.gameEvent': JSON.stringify({
    uuid: aMember().uuid,
    gameCode: 'golden-dragon',
    openedAt: '2026-11-20T03:00:00Z',
  }),
};
const came = (movedSatang: number, takenSatang = 125_050) =>
  replies.data({ movedSatang, takenSatang, creditSatang: movedSatang });

/** Over whatever screen a member comes back to: their credit is on its way home from a game (ME-22). */
export default { title: 'Screens/Game return', component: GameReturn } satisfies Meta<typeof GameReturn>;

/** More than was taken along. */
export const Filled = screenStory({ path, stored, answers: { 'game.cashOut': came(130_050) } });
export const Lost = screenStory({ path, stored, answers: { 'game.cashOut': came(0) } });
export const Same = screenStory({ path, stored, answers: { 'game.cashOut': came(125_050) } });
export const Long = screenStory({ path, stored, answers: { 'game.cashOut': came(123_456_789_012) } });
export const Loading = screenStory({ path, stored, answers: { 'game.cashOut': loading } });
export const Failed = screenStory({ path, stored, answers: { 'game.cashOut': failing } });
export const Offline = screenStory({ path, stored, offline: true });
export const Maintenance = screenStory({ path, stored, answers: inMaintenance });
export const RefusedGameProviderUnavailable = screenStory(
  { path, stored, answers: { 'game.cashOut': replies.refuse('GAME_PROVIDER_UNAVAILABLE') } },
  () => seeRefusal('GAME_PROVIDER_UNAVAILABLE'),
);
