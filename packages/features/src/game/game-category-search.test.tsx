import { gameList } from '@chada/contract';
import { aGame, createDeferred, manyGames, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lobbyHarness, slots } from '../../test/lobby-harness.tsx';

// The time limit is long, because rendering a list of games is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const { harness, open, searches, searchField, serve } = lobbyHarness();

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
