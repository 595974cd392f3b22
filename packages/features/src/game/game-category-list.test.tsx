import { gameList } from '@chada/contract';
import { aGame, createDeferred, manyGames, replies } from '@chada/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lobbyHarness, slots } from '../../test/lobby-harness.tsx';

// The time limit is long, because rendering a list of games is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const { harness, open, serve, serveProviders } = lobbyHarness();

describe('the list of games', () => {
  it('[ME-20] has a button with name and provider for each game, hot games first', async () => {
    serve([
      ...manyGames(20, { category: 'slots', hot: false }),
      ...Array.from({ length: 5 }, (_, index) =>
        aGame({ code: `hot-${index}`, name: `ไฟลุก ${index}`, hot: true }),
      ),
      aGame({ code: 'other', name: 'บาคาร่า', category: 'casino', hot: true }),
    ]);
    open();
    const hot = await screen.findByRole('list', { name: 'กำลังฮิตตอนนี้' });
    expect(within(hot).getAllByRole('button')).toHaveLength(5);
    expect(within(hot).queryByText('บาคาร่า')).toBeNull();
    const all = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    expect(within(all).getByRole('button', { name: /^มังกรทองคำ 1\s*JK$/ })).toBeTruthy();
    expect(screen.getByText('25 เกม')).toBeTruthy();
  });

  it('[ME-20] marks a game as hot only in lists that also have other games', async () => {
    const hotGames = Array.from({ length: 5 }, (_, index) =>
      aGame({ code: `hot-${index}`, name: `ไฟลุก ${index}`, hot: true }),
    );
    serve([...hotGames, ...manyGames(8, { category: 'slots', hot: false })]);
    open();
    const hot = await screen.findByRole('list', { name: 'กำลังฮิตตอนนี้' });
    expect(within(hot).queryByText('ฮิต')).toBeNull();
    expect(within(screen.getByRole('list', { name: 'สล็อตทั้งหมด' })).getAllByText('ฮิต')).toHaveLength(5);
  });

  it.each([
    { what: 'hides the line of the provider if the covers show the same code', detail: 'on-cover' },
    { what: 'shows the line if the brand names the provider', names: { JK: 'โจ๊กเกอร์' } },
    { what: 'shows the line if a game has its own picture', picture: '/pictures/game.png' },
  ])('[ME-20] $what', async ({ detail, names = {}, picture = null }) => {
    serve(manyGames(8, { category: 'slots', hot: false, imagePath: picture }));
    open(slots, { game: { names } });
    const list = await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    const [first] = within(list).getAllByRole('button');
    expect(first?.dataset['detail']).toBe(detail);
    expect(first?.textContent).toMatch(/JK|โจ๊กเกอร์/);
  });

  it('[ME-20] shows a few games as large cards', async () => {
    serve(manyGames(2, { category: 'lotto', hot: false }));
    serveProviders('lotto', { JK: 2 });
    open('/auth/games/category?cat=lotto');
    const list = await screen.findByRole('list', { name: 'หวยทั้งหมด' });
    expect(within(list).getAllByText('เริ่มเล่น')).toHaveLength(2);
    expect(screen.queryByRole('heading', { name: 'ค่ายเกม' })).toBeNull();
  });

  it('[ME-20] keeps no place for hot games above a short list, because the list would move later', async () => {
    const pendingReply = createDeferred();
    serve(manyGames(2, { category: 'lotto', hot: false }), {
      before: (asked) => (asked === 'hot' ? pendingReply.promise : undefined),
    });
    open('/auth/games/category?cat=lotto');
    await screen.findByRole('list', { name: 'หวยทั้งหมด' });
    expect(document.querySelector('.cf-shelf-skeleton')).toBeNull();
    pendingReply.resolve();
  });

  it('[ST-01] shows a skeleton while loading', async () => {
    const pendingReply = createDeferred();
    harness.server().reply(gameList, async () => {
      await pendingReply.promise;
      return replies.data({ items: manyGames(6, { category: 'slots' }), nextCursor: null, total: 6 });
    });
    open();
    expect((await screen.findAllByText('กำลังโหลดรายการเกม')).length).toBe(1);
    pendingReply.resolve();
    await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    expect(screen.queryByText('กำลังโหลดรายการเกม')).toBeNull();
  });

  it('[ST-01] retries after a failure', async () => {
    harness.server().reply(gameList, replies.refuse('INTERNAL'));
    const { user } = open();
    expect(await screen.findByText('โหลดรายการเกมไม่สำเร็จ')).toBeTruthy();
    serve(manyGames(6, { category: 'slots' }));
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByRole('list', { name: 'สล็อตทั้งหมด' })).toBeTruthy();
  });

  it('[ME-20] links to another category if the category is empty', async () => {
    serve([]);
    open();
    expect(await screen.findByText('หมวดสล็อตกำลังเตรียมเกมใหม่')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'ดูหมวดกีฬา' }).getAttribute('href')).toBe(
      '/auth/games/category?cat=sport',
    );
  });
});
