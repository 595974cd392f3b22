import { gameList, gameOpen } from '@chada/contract';
import { aGame, replies } from '@chada/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { GameShelf } from './game-shelf.tsx';

vi.setConfig({ testTimeout: 30_000 });
const harness = siteHarness();
const hotList = () => screen.findByRole('list', { name: 'กำลังฮิตตอนนี้' });
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('[ME-20] the rows of games on the dashboard', () => {
  it('show the hot games of the categories that the brand offers', async () => {
    const items = [aGame(), { ...aGame(), code: 'lotto-1', name: 'หวยด่วน', category: 'lotto' as const }];
    harness.server().reply(gameList, replies.data({ items, nextCursor: null, total: 2 }));
    harness.open(<GameShelf />, { brand: { game: { categories: ['slots', 'sport'] } } });
    expect(names(await hotList())).toEqual([expect.stringContaining('มังกรทองคำ')]);
    expect(screen.queryByRole('list', { name: 'เล่นล่าสุด' })).toBeNull();
  });

  it('are absent if no game is hot', async () => {
    harness.server().reply(gameList, replies.data({ items: [], nextCursor: null, total: 0 }));
    harness.open(<GameShelf />);
    await waitFor(() => expect(harness.server().requests(gameList)).toHaveLength(1));
    await waitFor(() => expect(document.querySelector('.cf-shelf-skeleton')).toBeNull());
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('[ME-22] show the games that the member opened last', async () => {
    harness.server().reply(gameList, replies.data({ items: [aGame()], nextCursor: null, total: 1 }));
    harness.server().reply(gameOpen, replies.data(gameOpen.example.response));
    const { user, reload } = harness.open(<GameShelf leave={vi.fn()} />);
    await user.click(within(await hotList()).getByRole('button', { name: /มังกรทองคำ/ }));
    await user.click(await screen.findByRole('button', { name: 'เริ่มเล่น' }));
    await waitFor(() => expect(harness.server().requests(gameOpen)).toHaveLength(1));
    await screen.findByText(/กำลังพาคุณเข้าเกม/);
    reload();
    expect(names(await screen.findByRole('list', { name: 'เล่นล่าสุด' }))).toEqual(['มังกรทองคำสล็อต']);
  });
});
