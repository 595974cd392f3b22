import type { ErrorCode } from '@chada/contract/error-codes';
import { protectionGet } from '@chada/contract/protection';
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
import { press, see, seeRefusal } from '../../test/story-actions.ts';
import { GameCategoryPage } from './game-category-page.tsx';

const path = '/auth/games/category?cat=slots';

const lobby = replies.data({ items: manyGames(24), nextCursor: null, total: 24 });

export default { title: 'Screens/Games', component: GameCategoryPage } satisfies Meta<
  typeof GameCategoryPage
>;

export const Filled = screenStory({ path, replies: { 'game.list': lobby } });
const layoutStory = (tiles: string) =>
  screenStory({ path, brand: { layout: { tiles } }, replies: { 'game.list': lobby } });
export const Mosaic = layoutStory('mosaic');
export const Cards = layoutStory('shelf');
export const NumberedRows = layoutStory('list');
export const OwnLobby = screenStory({
  path: '/auth/games/category?cat=crash',
  brand: {
    game: {
      categories: ['slots', 'crash', 'hot'],
      defaultCategory: 'slots',
      providers: ['JK', 'PGSOFT', 'EVOLUTION'],
      names: { PGSOFT: 'พีจีซอฟต์', crash: 'เกมแครช' },
      pictures: { PGSOFT: '/brand/assets/logo.svg' },
      drawings: { crash: 'slots' },
    },
  },
  replies: {
    'game.list': replies.data({
      items: [
        ...manyGames(6, { category: 'crash', provider: 'PGSOFT' }),
        ...manyGames(6, { category: 'crash', provider: 'EVOLUTION' }).map((game) => ({
          ...game,
          code: `evolution-${game.code}`,
        })),
      ],
      nextCursor: null,
      total: 12,
    }),
    'game.providers': replies.data({
      category: 'crash',
      providers: [
        { provider: 'PGSOFT', games: 6 },
        { provider: 'EVOLUTION', games: 6 },
      ],
    }),
  },
});
export const Loading = screenStory({ path, replies: { 'game.list': loading, 'game.providers': loading } });
export const Empty = screenStory({
  path,
  replies: { 'game.providers': emptied('game.providers'), 'game.list': emptied('game.list') },
});
export const Failed = screenStory({ path, replies: { 'game.list': failing, 'game.providers': failing } });
export const Offline = screenStory({ path, offline: true });
export const Maintenance = screenStory({ path, replies: inMaintenance });
export const Long = screenStory({
  path,
  replies: { 'game.list': replies.data({ items: manyLongGames(120), nextCursor: null, total: 5_000 }) },
});

export const OpenGame = screenStory({ path, replies: { 'game.list': lobby } }, () => press(/มังกรทองคำ 1\D/));
export const LimitReached = screenStory(
  {
    path,
    replies: {
      'game.list': lobby,
      'protection.get': replies.data({
        ...protectionGet.example.response,
        limits: [
          {
            kind: 'loss',
            period: 'week',
            value: 200_000,
            used: 200_000,
            left: 0,
            isNear: true,
            isReached: true,
            opensAt: '2099-01-01T00:00:00.000Z',
            raise: null,
          },
        ],
      }),
    },
  },
  async () => {
    await press(/มังกรทองคำ 1\D/);
    await see('ครบวงเงินเสียสุทธิใน 7 วัน');
  },
);
const refused = (code: ErrorCode) =>
  screenStory({ path, replies: { 'game.list': lobby, 'game.open': replies.refuse(code) } }, async () => {
    await press(/มังกรทองคำ 1\D/);
    await press('เริ่มเล่น');
    await seeRefusal(code);
  });
export const RefusedGameUnavailable = refused('GAME_UNAVAILABLE');
export const RefusedGameProviderUnavailable = refused('GAME_PROVIDER_UNAVAILABLE');
export const RefusedCreditInsufficient = refused('CREDIT_INSUFFICIENT');

const found = replies.data({
  items: [
    ...manyGames(8),
    ...manyGames(2, { category: 'casino', provider: 'SG' }).map((game) => ({
      ...game,
      code: `casino-${game.code}`,
    })),
  ],
  nextCursor: null,
  total: 10,
  foundByCategory: [
    { category: 'casino', games: 2 },
    { category: 'slots', games: 8 },
  ],
});
const nothing = (foundByCategory: readonly object[]) =>
  replies.data({ items: [], nextCursor: null, total: 0, foundByCategory });
const searched = `${path}&q=${encodeURIComponent('มังกร')}`;

export const Search = screenStory({ path: searched, replies: { 'game.list': found } });
export const SearchFoundElsewhere = screenStory({
  path: `${searched}&in=lotto`,
  replies: {
    'game.list': nothing([
      { category: 'casino', games: 2 },
      { category: 'slots', games: 8 },
    ]),
  },
});
export const SearchFoundNothing = screenStory({ path: searched, replies: { 'game.list': nothing([]) } });
export const SearchOneByOne = screenStory({ path: searched, replies: { 'game.list': lobby } });
