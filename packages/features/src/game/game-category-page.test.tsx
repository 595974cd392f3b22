import { gameCategories } from '@chada/domain';
import { gameList, gameProvidersOf, type Game } from '@chada/contract';
import { aGame, createDeferred, manyGames, type Reply, replies } from '@chada/testing';
import type { RecordedRequest } from '@chada/testing/server';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteHarness } from '../../test/site-harness.tsx';
import { GameCategoryPage } from './game-category-page.tsx';
import { MAX_WAIT_MS } from './use-games-above.ts';

// The time limit is long, because rendering a list of games is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const harness = siteHarness();
const slots = '/auth/games/category?cat=slots';
const lists = (gameType: string) =>
  harness
    .server()
    .requests(gameList)
    .filter(({ body }) => body['gameType'] === gameType);
const searches = () =>
  lists('slots').flatMap(({ body }) => (body['search'] === undefined ? [] : [body['search']]));
const searchField = () => screen.findByRole<HTMLInputElement>('searchbox');

interface GameServerOptions {
  readonly knowsEveryCategory?: boolean;
  /** Delays the response to a request for games of this type. */
  readonly before?: (gameType: unknown) => Promise<void> | undefined;
  /** Returns another response to a request for games of this type. */
  readonly instead?: (gameType: unknown) => Reply | undefined;
}

function serve(games: readonly Game[], options: GameServerOptions = {}): void {
  const { knowsEveryCategory = true, before, instead } = options;
  harness.server().reply(gameList, async ({ body }: RecordedRequest) => {
    const { gameType, search, everyCategory, limit = 20, cursor = '0' } = body;
    await before?.(gameType);
    const other = instead?.(gameType);
    if (other !== undefined) return other;
    const named = games.filter(({ name }) => name.includes(String(search ?? '')));
    const ofType = ({ category, hot }: Game) => (gameType === 'hot' ? hot : category === gameType);
    const found = knowsEveryCategory && everyCategory === true ? named : named.filter(ofType);
    const [from, count] = [Number(cursor), Number(limit)];
    const foundByCategory = gameCategories.flatMap((category) => {
      const { length } = named.filter((game) => game.category === category);
      return length > 0 ? [{ category, games: length }] : [];
    });
    return replies.data({
      items: found.slice(from, from + count),
      nextCursor: from + count < found.length ? String(from + count) : null,
      total: found.length,
      ...(knowsEveryCategory && search !== undefined ? { foundByCategory } : {}),
    });
  });
}
function serveProviders(category: string, gamesOf: Readonly<Record<string, number>>): void {
  const providers = Object.entries(gamesOf).map(([provider, games]) => ({ provider, games }));
  harness.server().reply(gameProvidersOf, replies.data({ category, providers }));
}
const open = (at = slots, brand = {}) => harness.open(<GameCategoryPage />, { at, brand });

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

  describe('below the row of hot games', () => {
    const hotGames = Array.from({ length: 5 }, (_, index) =>
      aGame({ code: `hot-${index}`, name: `ไฟลุก ${index}`, hot: true }),
    );
    const games = [...hotGames, ...manyGames(8, { category: 'slots', hot: false })];
    const listOfAll = () => screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    const findHotRow = () => screen.findByRole('list', { name: 'กำลังฮิตตอนนี้' });
    const names = (list: HTMLElement) =>
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const placeOfRow = () => document.querySelector('.cf-shelf-skeleton');
    const areHot = (found: readonly string[]) => found.map((name) => name.includes('ไฟลุก'));

    /** Returns functions that let the response with the games of one type arrive. */
    function serveLater(gameType: string, served: readonly Game[] = games, instead?: Reply): () => void {
      const pendingReply = createDeferred();
      serve(served, {
        before: (asked) => (asked === gameType ? pendingReply.promise : undefined),
        instead: (asked) => (asked === gameType ? instead : undefined),
      });
      return pendingReply.resolve;
    }

    it('[ME-20] begins with games that the row does not show, and has all games', async () => {
      const letGamesArrive = serveLater('slots');
      open();
      await findHotRow();
      letGamesArrive();
      const found = names(await listOfAll());
      expect(found[0]).toContain('มังกรทองคำ 1');
      expect(areHot(found)).toEqual([...Array(8).fill(false), ...Array(5).fill(true)]);
      expect(screen.getByText('13 เกม')).toBeTruthy();
    });

    const hotRow = () => screen.queryByRole('list', { name: 'กำลังฮิตตอนนี้' });

    it('[ME-20] waits for hot games that arrive in time, and does not repeat them', async () => {
      const letHotGamesArrive = serveLater('hot');
      open();
      await screen.findByText('13 เกม');
      expect(placeOfRow()).not.toBeNull();
      expect(screen.queryByRole('list', { name: 'สล็อตทั้งหมด' })).toBeNull();
      letHotGamesArrive();
      const row = await findHotRow();
      expect(placeOfRow()).toBeNull();
      expect(areHot(names(row))).toEqual(Array(5).fill(true));
      expect(areHot(names(await listOfAll())).slice(0, 8)).toEqual(Array(8).fill(false));
    });

    it.each([
      ['late', games],
      ['late and are too few for a row', games.slice(3)],
    ])('[ME-20] changes nothing if the hot games are %s', async (_what, served) => {
      const letHotGamesArrive = serveLater('hot', served);
      const { store } = open();
      await screen.findByText(`${served.length} เกม`);
      expect(placeOfRow()).not.toBeNull();
      const list = await listOfAll();
      expect(placeOfRow()).toBeNull();
      const parts = () =>
        [...(document.querySelector('.cf-games')?.children ?? [])].map((part) => [
          part.className,
          part.textContent,
        ]);
      const before = parts();
      const cache = () => JSON.stringify(store.getState());
      const cacheBefore = cache();
      letHotGamesArrive();
      await waitFor(() => expect(cache()).not.toBe(cacheBefore));
      await act(() => Promise.resolve());
      expect(hotRow()).toBeNull();
      expect(names(list)).toHaveLength(served.length);
      expect(parts()).toEqual(before);
    });

    it('[ME-20] appears without a wait if the hot games fail', async () => {
      const letHotGamesFail = serveLater('hot', games, replies.refuse('INTERNAL'));
      open();
      await screen.findByText('13 เกม');
      const failedAt = performance.now();
      letHotGamesFail();
      await listOfAll();
      expect(performance.now() - failedAt).toBeLessThan(MAX_WAIT_MS);
      expect(placeOfRow()).toBeNull();
      expect(hotRow()).toBeNull();
    });

    it('[ME-20] has the row of the category that the member chooses next', async () => {
      const letHotGamesArrive = serveLater('hot', [
        ...games,
        ...Array.from({ length: 9 }, (_, index) =>
          aGame({ code: `card-${index}`, name: `ไพ่ ${index}`, category: 'casino', hot: true }),
        ),
      ]);
      const { user } = open();
      await listOfAll();
      letHotGamesArrive();
      await user.click(screen.getByRole('link', { name: 'คาสิโนสด' }));
      expect(within(await findHotRow()).getAllByRole('button')).toHaveLength(9);
      await screen.findByRole('list', { name: 'คาสิโนสดทั้งหมด' });
    });
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

describe('the search', () => {
  it('[ME-20] shows each keystroke immediately and sends one request after a pause in typing', async () => {
    serve(manyGames(30, { category: 'slots' }));
    const { address } = open();
    const field = await searchField();
    await screen.findByText('30 เกม');
    for (const input of ['ม', 'มั', 'มัง', 'มังก', 'มังกร']) {
      fireEvent.change(field, { target: { value: input } });
      expect(field.value).toBe(input);
    }
    expect(searches()).toEqual([]);
    await screen.findByText('พบ 30 เกม');
    expect(searches()).toEqual(['มังกร']);
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('มังกร');
  });

  it('[ME-20] keeps the typed text when the response of an earlier search arrives', async () => {
    serve(manyGames(30, { category: 'slots' }));
    open();
    const field = await searchField();
    fireEvent.change(field, { target: { value: 'มัง' } });
    await waitFor(() => expect(searches()).toEqual(['มัง']));
    fireEvent.change(field, { target: { value: 'มังกรทอง' } });
    await screen.findByText('พบ 30 เกม');
    expect(field.value).toBe('มังกรทอง');
    await waitFor(() => expect(searches()).toEqual(['มัง', 'มังกรทอง']));
    expect(field.value).toBe('มังกรทอง');
  });

  it('[ME-20] starts with the search text of the URL', async () => {
    serve(manyGames(30, { category: 'slots' }));
    open(`${slots}&q=${encodeURIComponent('คำ 7')}`);
    expect((await searchField()).value).toBe('คำ 7');
    expect(await screen.findByText('พบ 1 เกม')).toBeTruthy();
  });

  it('[ME-20] links to all games if a search has no results', async () => {
    serve(manyGames(30, { category: 'slots' }));
    const { user, address } = open();
    const field = await searchField();
    await user.type(field, 'zzz');
    expect(await screen.findByText('ไม่พบเกมที่ตรงกับ “zzz”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'ดูเกมทั้งหมด' }));
    await screen.findByText('30 เกม');
    expect(field.value).toBe('');
    expect(address()).toBe(slots);
  });

  it('[ME-20] clears the text by one press and keeps the focus in the field', async () => {
    serve(manyGames(30, { category: 'slots' }));
    const { user } = open(`${slots}&q=7`);
    await user.click(await screen.findByRole('button', { name: 'ล้างคำค้นหา' }));
    expect(await screen.findByText('30 เกม')).toBeTruthy();
    expect(document.activeElement).toBe(await searchField());
  });
});

describe('the search in all categories', () => {
  const lobby = [
    ...manyGames(3, { category: 'slots' }),
    aGame({ code: 'tiger', name: 'เสือมังกร', category: 'casino', provider: 'SG', hot: false }),
    aGame({ code: 'keno', name: 'คีโน', category: 'lotto', hot: false }),
  ];
  const scopes = async () =>
    within(await screen.findByRole('navigation', { name: 'ดูผลการค้นหาตามหมวด' })).getAllByRole('link');
  const scopeLabels = async () =>
    (await scopes()).map((scope) => [scope.getAttribute('aria-label'), scope.getAttribute('aria-current')]);

  it('[ME-20] finds games of all categories, and shows the category of each game and the number per category', async () => {
    serve(lobby);
    open(`${slots}&q=${encodeURIComponent('มังกร')}`);
    expect(await screen.findByText('พบ 4 เกม')).toBeTruthy();
    expect((await screen.findByRole('searchbox', { name: 'ค้นหาเกมทุกหมวด' })).getAttribute('value')).toBe(
      'มังกร',
    );
    const found = screen.getByRole('list', { name: 'ผลการค้นหา' });
    expect(within(found).getByRole('button', { name: /^เสือมังกร\s*คาสิโนสด · SG$/ })).toBeTruthy();
    expect(await scopeLabels()).toEqual([
      ['ทุกหมวด 4 เกม', 'true'],
      ['คาสิโนสด 1 เกม', null],
      ['สล็อต 3 เกม', null],
    ]);
    // Voice control finds a button by its visible text, so the accessible name must contain the visible text.
    for (const scope of await scopes()) expect(scope.getAttribute('aria-label')).toContain(scope.textContent);
  });

  it('[ME-20] can be narrowed to one category, which the URL contains, and widened again', async () => {
    serve(lobby);
    const { user, address } = open(`${slots}&q=${encodeURIComponent('มังกร')}`);
    await user.click(await screen.findByRole('link', { name: 'คาสิโนสด 1 เกม' }));
    expect(await screen.findByText('พบ 1 เกมในคาสิโนสด')).toBeTruthy();
    expect(decodeURIComponent(address())).toBe('/auth/games/category?cat=slots&q=มังกร&in=casino');
    await user.click(screen.getByRole('link', { name: 'ทุกหมวด 4 เกม' }));
    expect(await screen.findByText('พบ 4 เกม')).toBeTruthy();
    expect(decodeURIComponent(address())).toBe('/auth/games/category?cat=slots&q=มังกร');
  });

  it('[ME-20] links to the categories with results if the selected category has no results', async () => {
    serve(lobby);
    const { user } = open(`${slots}&q=${encodeURIComponent('คีโน')}&in=slots`);
    expect(await screen.findByText('ไม่พบ “คีโน” ในสล็อต')).toBeTruthy();
    const [, offered] = screen.getAllByRole('link', { name: 'หวย 1 เกม' });
    if (offered) await user.click(offered);
    expect(await screen.findByText('พบ 1 เกมในหวย')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^คีโน/ })).toBeTruthy();
  });

  it('[ME-20] resets the selected category when the search is cleared', async () => {
    serve(lobby);
    const { user, address } = open(`${slots}&q=${encodeURIComponent('มังกร')}&in=casino`);
    await user.click(await screen.findByRole('button', { name: 'ล้างคำค้นหา' }));
    await waitFor(() => expect(address()).toBe(slots));
  });

  it('[ME-20] sends one request per category if the API can only search one category per request', async () => {
    serve(lobby, { knowsEveryCategory: false });
    const { user } = open(`${slots}&q=${encodeURIComponent('มังกร')}`);
    expect(await screen.findByText('พบ 3 เกมในสล็อต')).toBeTruthy();
    await waitFor(async () =>
      expect(await scopeLabels()).toEqual([
        ['คาสิโนสด 1 เกม', null],
        ['สล็อต 3 เกม', 'true'],
      ]),
    );
    await user.click(screen.getByRole('link', { name: 'คาสิโนสด 1 เกม' }));
    expect(await screen.findByText('พบ 1 เกมในคาสิโนสด')).toBeTruthy();
  });

  it('[ME-20] ignores the late response of an earlier search', async () => {
    const slow = createDeferred();
    serve(lobby);
    open();
    const field = await searchField();
    await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    harness.server().replyOnce(gameList, async () => {
      await slow.promise;
      return replies.data({
        items: [aGame({ name: 'มาช้า' })],
        nextCursor: null,
        total: 1,
        foundByCategory: [],
      });
    });
    fireEvent.change(field, { target: { value: 'มัง' } });
    await waitFor(() => expect(searches()).toEqual(['มัง']));
    fireEvent.change(field, { target: { value: 'คีโน' } });
    expect(await screen.findByText('พบ 1 เกม')).toBeTruthy();
    slow.resolve();
    await act(() => Promise.resolve());
    expect(screen.queryByText('มาช้า')).toBeNull();
    expect(screen.getByRole('button', { name: /^คีโน/ })).toBeTruthy();
  });
});

describe('a list of thousands of games', () => {
  afterEach(() => vi.restoreAllMocks());

  function onPhone() {
    let scrolled = 0;
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(328);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(740);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return this.matches('[data-tile] > *')
        ? new DOMRect(0, 0, 100, 180)
        : new DOMRect(0, 400 - scrolled, 328, 10);
    });
    return async (top: number) => {
      scrolled = top;
      fireEvent.scroll(document);
      await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    };
  }
  const tiles = () =>
    [...document.querySelectorAll('[data-tile]')].map((tile) => Number(tile.getAttribute('data-tile')));

  it('[ME-20] renders only games near the visible area and loads the next page early', async () => {
    const scrollTo = onPhone();
    serve(manyGames(5_000, { category: 'slots', hot: false }));
    open();
    await screen.findByText('5,000 เกม');
    for (let page = 1; page <= 3; page += 1) {
      await scrollTo(page * 3_600);
      await waitFor(() => expect(lists('slots').length).toBeGreaterThan(page));
    }
    await waitFor(() => expect(tiles()[0]).toBeGreaterThan(120));
    expect(tiles().length).toBeLessThan(60);
    await scrollTo(0);
    await waitFor(() => expect(tiles()[0]).toBe(0));
    expect(tiles().length).toBeLessThan(60);
    const [first] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));
    expect(first?.getAttribute('aria-posinset')).toBe('1');
    expect(first?.getAttribute('aria-setsize')).toBe('5000');
  });

  it('[ME-20] reports a failed page below the list and retries only when the member asks', async () => {
    const scrollTo = onPhone();
    const games = manyGames(200, { category: 'slots', hot: false });
    serve(games);
    const { user } = open();
    await screen.findByText('200 เกม');
    harness.server().reply(gameList, replies.refuse('OVERLOADED'));
    await scrollTo(3_000);
    const retry = await screen.findByRole('button', { name: 'ลองใหม่' });
    const requestCount = lists('slots').length;
    await scrollTo(3_050);
    await scrollTo(3_100);
    expect(lists('slots')).toHaveLength(requestCount);
    serve(games);
    await user.click(retry);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'ลองใหม่' })).toBeNull());
    expect(lists('slots')).toHaveLength(requestCount + 1);
  });

  it('[ME-20] moves the focus by arrow keys and keeps the focus while scrolling', async () => {
    const scrollTo = onPhone();
    serve(manyGames(50, { category: 'slots', hot: false }));
    const { user } = open();
    await screen.findByText('50 เกม');
    const list = screen.getByRole('list', { name: 'สล็อตทั้งหมด' });
    act(() =>
      within(list)
        .getByRole('button', { name: /^มังกรทองคำ 1\s*JK$/ })
        .focus(),
    );
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('มังกรทองคำ 5JK'));
    await scrollTo(3_000);
    await waitFor(() => expect(document.activeElement?.textContent).toContain('มังกรทองคำ 5JK'));
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('มังกรทองคำ 50JK'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('มังกรทองคำ 1JK'));
  });

  it('[ME-20] has a link that skips the list', async () => {
    serve(manyGames(50, { category: 'slots', hot: false }));
    const { user, address } = open();
    await user.click(await screen.findByRole('link', { name: 'ข้ามรายการเกม' }));
    const list = screen.getByRole('list', { name: 'สล็อตทั้งหมด' });
    const reached = document.activeElement;
    expect(reached).not.toBe(document.body);
    expect(list.compareDocumentPosition(reached ?? list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(address()).toBe(slots);
  });
});
