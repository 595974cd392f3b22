import { emptied, failing, loading, manyGames, replies, screenStory } from '@chada/testing';
import type { Meta } from '@storybook/react-vite';
import { GamesCategoryPage } from './games-category-page.tsx';

const path = '/auth/games/category?cat=slots';

const lobby = replies.data({ items: manyGames(24), nextCursor: null, total: 24 });

export default { title: 'Screens/Games', component: GamesCategoryPage } satisfies Meta<
  typeof GamesCategoryPage
>;

export const Filled = screenStory({ path, answers: { 'game.list': lobby } });
export const Loading = screenStory({ path, answers: { 'game.list': loading, 'game.providers': loading } });
export const Empty = screenStory({
  path,
  answers: { 'game.providers': emptied('game.providers'), 'game.list': emptied('game.list') },
});
export const Failed = screenStory({ path, answers: { 'game.list': failing, 'game.providers': failing } });
export const Offline = screenStory({ path, offline: true });
