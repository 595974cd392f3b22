import { gameList, gameOpen } from '@chada/contract';
import { manyGames, replies } from '@chada/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { GameProviderPage } from './game-provider-page.tsx';

vi.setConfig({ testTimeout: 30_000 });
const harness = siteHarness();
const leave = vi.fn<(address: string) => void>();
const bodies = () =>
  harness
    .server()
    .requests(gameList)
    .map(({ body }) => body);

function open(at: string, brand = {}) {
  return harness.open(
    <Routes>
      <Route path="/auth/games/:type/:slot" element={<GameProviderPage leave={leave} />} />
      <Route path="*" element={<p>หน้าอื่น</p>} />
    </Routes>,
    { at, brand },
  );
}
const serve = (count: number) =>
  harness.server().reply(gameList, replies.data({ items: manyGames(count), nextCursor: null, total: count }));

describe('GameProviderPage', () => {
  it('[ME-21] shows the games and the name of one provider, and a link to the category', async () => {
    serve(12);
    const { store } = open('/auth/games/slots/JK');
    expect(await screen.findByRole('heading', { level: 1, name: 'สล็อต JK' })).toBeTruthy();
    const list = await screen.findByRole('list', { name: 'เกมของ JK' });
    expect(within(list).getAllByRole('button')).toHaveLength(12);
    expect(bodies()).toEqual([{ gameType: 'slots', provider: 'JK', limit: expect.any(Number) }]);
    expect(screen.getByRole('link', { name: 'กลับไปหมวดสล็อต' }).getAttribute('href')).toBe(
      '/auth/games/category?cat=slots',
    );
    // The bottom bar's link to the games must lead back to the previous category (SH-02).
    expect(store.getState().game.category).toBe('slots');
  });

  it.each([
    ['an unknown type', '/auth/games/roulette/JK', {}],
    ['an unknown provider', '/auth/games/slots/ZZ', {}],
    ['a word of JavaScript', '/auth/games/constructor/__proto__', {}],
    ['a category that is switched off', '/auth/games/lotto/JK', { game: { categories: ['sport'] } }],
    ['a provider the brand has not', '/auth/games/slots/XE', { game: { providers: ['JK'] } }],
  ])('[ME-21] redirects %s to /404 and sends no request', async (_what, at, brand) => {
    const { address } = open(at, brand);
    await waitFor(() => expect(address()).toBe('/404'));
    expect(bodies()).toEqual([]);
  });

  it('[ME-21] searches only the provider’s games', async () => {
    serve(12);
    const { address } = open('/auth/games/slots/SG');
    fireEvent.change(await screen.findByRole('searchbox', { name: 'ค้นหาเกมในสล็อต SG' }), {
      target: { value: 'มังกร' },
    });
    await waitFor(() =>
      expect(bodies()).toContainEqual(expect.objectContaining({ provider: 'SG', search: 'มังกร' })),
    );
    expect(decodeURIComponent(address())).toBe('/auth/games/slots/SG?q=มังกร');
  });

  it('[ME-21] links to games of other providers if a search has no results', async () => {
    harness.server().reply(gameList, ({ body }) =>
      replies.data({
        items: [],
        nextCursor: null,
        total: 0,
        ...(body['search'] === undefined ? {} : { foundByCategory: [{ category: 'casino', games: 2 }] }),
      }),
    );
    open('/auth/games/slots/SG?q=tiger');
    expect(await screen.findByText('ไม่พบ “tiger” ในสล็อต SG')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'คาสิโนสด 2 เกม' }).getAttribute('href')).toBe(
      '/auth/games/category?cat=slots&q=tiger&in=casino',
    );
    expect(screen.getByRole('link', { name: 'ทุกหมวด 2 เกม' }).getAttribute('href')).toBe(
      '/auth/games/category?cat=slots&q=tiger',
    );
  });

  it('[ME-21] opens a game with a return path to the provider’s screen', async () => {
    serve(12);
    const { user } = open('/auth/games/slots/JK');
    const list = await screen.findByRole('list', { name: 'เกมของ JK' });
    await user.click(within(list).getByRole('button', { name: /มังกรทองคำ 3\D/ }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'เริ่มเล่น' }).getAttribute('aria-busy')).toBeNull(),
    );
    await user.click(screen.getByRole('button', { name: 'เริ่มเล่น' }));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(harness.server().requests(gameOpen)[0]?.body).toEqual({
      gameCode: 'game-3',
      returnPath: '/auth/games/slots/JK',
    });
  });

  it('[ME-21] links to the category if the provider has no games', async () => {
    serve(0);
    open('/auth/games/slots/AC');
    expect(await screen.findByText('AC ยังไม่มีเกมในหมวดนี้')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ดูหมวดสล็อต' })).toBeTruthy();
  });
});
