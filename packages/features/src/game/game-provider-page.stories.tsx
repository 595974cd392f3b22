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
import { GameProviderPage } from './game-provider-page.tsx';

const path = '/auth/games/slots/JK';

const lobby = replies.data({ items: manyGames(12), nextCursor: null, total: 12 });

export default { title: 'Screens/Games of a provider', component: GameProviderPage } satisfies Meta<
  typeof GameProviderPage
>;

export const Filled = screenStory({ path, replies: { 'game.list': lobby } });
export const Loading = screenStory({ path, replies: { 'game.list': loading } });
export const Empty = screenStory({ path, replies: { 'game.list': emptied('game.list') } });
export const Failed = screenStory({ path, replies: { 'game.list': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: { 'game.list': replies.data({ items: manyLongGames(120), nextCursor: null, total: 5_000 }) },
});
