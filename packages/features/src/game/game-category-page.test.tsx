import { gameProvidersOf } from '@chada/contract';
import { aGame, manyGames, replies } from '@chada/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lobbyHarness, slots } from '../../test/lobby-harness.tsx';
import { GameCategoryPage } from './game-category-page.tsx';

// The time limit is long, because rendering a list of games is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const { harness, lists, open, searchField, serve, serveProviders } = lobbyHarness();

describe('the category in the URL', () => {
  it.each([
    ['unknown', '/auth/games/category?cat=nonsense', {}],
    [
      'switched off by the brand',
      '/auth/games/category?cat=lotto',
      { game: { categories: ['sport', 'slots'] } },
    ],
  ])('[ME-20] becomes the default category if the category is %s', async (_what, at, brand) => {
    serve(manyGames(6, { category: 'sport' }));
    const { address } = open(at, brand);
    expect(await screen.findByRole('heading', { level: 1, name: 'กีฬา' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/auth/games/category?cat=sport'));
    await screen.findByText('6 เกม');
    expect(lists('lotto')).toHaveLength(0);
  });

  it('[ME-20] becomes the default category of the brand', async () => {
    serve(manyGames(6, { category: 'casino' }));
    const { address } = open('/auth/games/category?cat=x', { game: { defaultCategory: 'casino' } });
    await waitFor(() => expect(address()).toBe('/auth/games/category?cat=casino'));
  });

  it('[SH-02] [ME-23] defaults to the category that was opened last', async () => {
    serve(manyGames(6, { category: 'fishing' }));
    const { store } = open('/auth/games/category?cat=fishing');
    await screen.findByText('6 เกม');
    expect(store.getState().game.category).toBe('fishing');
    cleanup();
    const again = harness.open(<GameCategoryPage />, {
      at: '/auth/games/category',
      stored: { 'chada.gameCategory': JSON.stringify('fishing') },
    });
    await waitFor(() => expect(again.address()).toBe('/auth/games/category?cat=fishing'));
  });

  it('[ME-20] shows links to the categories of the brand and marks the current category', async () => {
    serve(manyGames(6, { category: 'slots' }));
    const { user, address } = open(slots, { game: { categories: ['sport', 'slots', 'hot'] } });
    const ways = within(await screen.findByRole('navigation', { name: 'เลือกหมวดเกม' })).getAllByRole('link');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['กีฬา', 'สล็อต', 'เกมฮิต']);
    expect(ways.map((way) => way.getAttribute('aria-current'))).toEqual([null, 'page', null]);
    await user.click(screen.getByRole('link', { name: 'กีฬา' }));
    expect(address()).toBe('/auth/games/category?cat=sport');
  });
});

describe('the providers of a category', () => {
  it('[ME-21] link to their games and exclude providers that the brand does not have', async () => {
    serve(manyGames(30, { category: 'slots' }));
    serveProviders('slots', { JK: 24, XE: 6, SG: 0 });
    open(slots, { game: { providers: ['JK', 'SG', 'AC'] } });
    const way = await screen.findByRole('link', { name: 'JK 24 เกม' });
    expect(way.getAttribute('href')).toBe('/auth/games/slots/JK');
    expect(screen.queryByRole('link', { name: /XE/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /SG/ })).toBeNull();
  });

  it('[ST-01] have a placeholder of the same size for each provider of the brand while they load', async () => {
    harness.server().reply(gameProvidersOf, replies.hang());
    open(slots, { game: { providers: ['JK', 'SG', 'AC'] } });
    await searchField();
    const placeholders = document.querySelectorAll('[aria-hidden="true"] .ck-skeleton > .cf-games__provider');
    expect(placeholders).toHaveLength(3);
    expect(placeholders[0]?.textContent).toBe('JK 10 เกม');
  });
});

describe('a lobby with own providers and categories', () => {
  const lobby = {
    categories: ['slots', 'crash'],
    defaultCategory: 'slots',
    providers: ['JK', 'PGSOFT', 'W2'],
    names: { PGSOFT: 'พีจีซอฟต์', crash: 'แครช' },
    pictures: { PGSOFT: '/brand/pg.svg' },
  };
  const crash = '/auth/games/category?cat=crash';

  it('[ME-20] shows the brand’s names and logos', async () => {
    serve([
      ...manyGames(6, { category: 'crash', hot: false, provider: 'PGSOFT' }),
      aGame({ code: 'plain', name: 'จรวด', category: 'crash', provider: 'W2', hot: false }),
    ]);
    serveProviders('crash', { W2: 4, PGSOFT: 6 });
    open(crash, { game: lobby });
    expect(await screen.findByRole('heading', { level: 1, name: 'แครช' })).toBeTruthy();
    const providers = await screen.findAllByRole('link', { name: /^(พีจีซอฟต์|W2) \d เกม$/ });
    expect(providers.map((way) => way.getAttribute('aria-label'))).toEqual(['พีจีซอฟต์ 6 เกม', 'W2 4 เกม']);
    expect(providers[0]?.querySelector('img')?.getAttribute('src')).toBe('/brand/pg.svg');
    const all = await screen.findByRole('list', { name: 'แครชทั้งหมด' });
    expect(within(all).getByRole('button', { name: /^มังกรทองคำ 1\s*พีจีซอฟต์$/ })).toBeTruthy();
    expect(within(all).getByRole('button', { name: /^จรวด\s*W2$/ })).toBeTruthy();
  });

  it.each([
    [
      'an unknown provider',
      'NEW',
      ['The game "stranger" is not shown: its provider "NEW" is not in game.providers.'],
    ],
    ['a provider that violates the contract', 'new!', []],
  ])('[ME-20] keeps the other games if one game has %s', async (_what, provider, warnings) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    serve([
      ...manyGames(7, { category: 'slots', hot: false }),
      aGame({ code: 'stranger', name: 'คนแปลกหน้า', provider, hot: false }),
    ]);
    open(slots, { game: lobby });
    const all = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    expect(within(all).getAllByRole('button')).toHaveLength(7);
    expect(screen.queryByText('คนแปลกหน้า')).toBeNull();
    expect(warn.mock.calls.flat()).toEqual(warnings);
    warn.mockRestore();
  });

  it('[ME-20] loads the next page if the brand has no game of the first page', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const strangers = manyGames(60, { category: 'slots', hot: false, provider: 'NEW' });
    const known = manyGames(7, { category: 'slots', hot: false });
    serve([...strangers, ...known.map((game) => ({ ...game, code: `known-${game.code}` }))]);
    open(slots, { game: lobby });
    const all = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    expect(within(all).getAllByRole('button')).toHaveLength(7);
    warn.mockRestore();
  });
});

describe('the sport category', () => {
  const frames = { liveScoreUrl: 'https://scores.example/live', scoreUrl: 'https://scores.example/table' };

  it('[PU-09, PU-10] links to the live scores and the league table, unlike other categories', async () => {
    serve(manyGames(6, { category: 'sport' }));
    const { user } = open('/auth/games/category?cat=sport', { frames });
    const ways = within(await screen.findByRole('navigation', { name: 'ผลการแข่งขัน' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['ผลบอลสด', '/auth/live-score'],
      ['ตารางคะแนน', '/auth/score'],
    ]);
    await user.click(screen.getByRole('link', { name: 'สล็อต' }));
    expect(screen.queryByRole('navigation', { name: 'ผลการแข่งขัน' })).toBeNull();
  });
});
