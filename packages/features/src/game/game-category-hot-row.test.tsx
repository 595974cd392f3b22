import type { Game } from '@chada/contract';
import { aGame, createDeferred, manyGames, type Reply, replies } from '@chada/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lobbyHarness } from '../../test/lobby-harness.tsx';
import { MAX_WAIT_MS } from './use-games-above.ts';

// The time limit is long, because rendering a list of games is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const { open, serve } = lobbyHarness();

describe('the list of games below the row of hot games', () => {
  afterEach(() => vi.restoreAllMocks());

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
    letHotGamesArrive();
    const cache = () => JSON.stringify(store.getState());
    await waitFor(() => expect(cache()).not.toContain('"status":"pending"'));
    // The store notifies the page in a later frame.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(hotRow()).toBeNull();
    expect(names(list)).toHaveLength(served.length);
    expect(parts()).toEqual(before);
  });

  it('[ME-20] appears without a wait if the hot games fail', async () => {
    const letHotGamesFail = serveLater('hot', games, replies.refuse('INTERNAL'));
    // The wait never ends, so the list appears only because of the failure.
    const { setTimeout: startTimer } = globalThis;
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((call, ms, ...values) => {
      return startTimer(call, ms === MAX_WAIT_MS ? 2 ** 30 : ms, ...values);
    });
    open();
    await screen.findByText('13 เกม');
    expect(placeOfRow()).not.toBeNull();
    letHotGamesFail();
    await listOfAll();
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
