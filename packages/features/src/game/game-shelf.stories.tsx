import {
  emptied,
  failing,
  inMaintenance,
  loading,
  manyGames,
  manyLongGames,
  replies,
  screenStory,
} from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { GameShelf } from './game-shelf.tsx';

const path = '/auth/dashboard';
const games = (items: ReturnType<typeof manyGames>) =>
  replies.data({ items, nextCursor: null, total: items.length });

export default { title: 'Screens/Dashboard games', component: GameShelf } satisfies Meta<typeof GameShelf>;

export const Filled = screenStory({ path, replies: { 'game.list': games(manyGames(12)) } });
export const Loading = screenStory({ path, replies: { 'game.list': loading } });
export const Empty = screenStory({ path, replies: { 'game.list': emptied('game.list') } });
export const Failed = screenStory({ path, replies: { 'game.list': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({ path, replies: { 'game.list': games(manyLongGames(12)) } });
