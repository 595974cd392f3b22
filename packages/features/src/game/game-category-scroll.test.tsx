import { gameList } from '@chada/contract';
import { manyGames, replies } from '@chada/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lobbyHarness, slots } from '../../test/lobby-harness.tsx';

// The time limit is long, because rendering a list of games is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const { harness, lists, open, serve } = lobbyHarness();

describe('a list of thousands of games', () => {
  afterEach(() => vi.restoreAllMocks());

  function onPhone(onMeasure = () => {}) {
    let scrolled = 0;
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(328);
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(740);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      if (!this.matches('[data-tile] > *')) return new DOMRect(0, 400 - scrolled, 328, 10);
      onMeasure();
      return new DOMRect(0, 0, 100, 180);
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

  it('[ME-20] measures six tiles, and renders the tiles of the visible area before the first paint', async () => {
    let measured = 0;
    let painted = 0;
    onPhone(() => (measured ||= tiles().length));
    // An observer is called after the commit and before the browser paints.
    const observer = new MutationObserver(() => (painted ||= tiles().length));
    observer.observe(document, { childList: true, subtree: true });
    serve(manyGames(50, { category: 'slots', hot: false }));
    open();
    await waitFor(() => expect(painted).toBeGreaterThan(0));
    observer.disconnect();
    expect(measured).toBe(6);
    // Two rows of three tiles are visible, and one row follows.
    expect(painted).toBeGreaterThanOrEqual(9);
    expect(painted).toBeLessThan(24);
  });

  it('[ME-20] renders 24 tiles if the grid has no size', async () => {
    serve(manyGames(50, { category: 'slots', hot: false }));
    open();
    await screen.findByRole('list', { name: 'สล็อตทั้งหมด' });
    await waitFor(() => expect(tiles()).toHaveLength(24));
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
