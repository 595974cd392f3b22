// @vitest-environment jsdom
import { gameCashOut, gameOpen, gameResume, userCredit } from '@chada/contract';
import { satang } from '@chada/domain';
import { aCredit, anOpenGame, createDeferred, replies } from '@chada/testing';
import { act, configure, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { makeSite, signedInStorage } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { renderForTest } from '../../test/render-hook.tsx';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { readCurrentUser } from '../session/session.ts';
import { StoreProvider } from '../store/store-provider.tsx';
import { useCashOut, useOpenGame } from './game.endpoints.ts';
import { stayedOnSite } from './game-event.slice.ts';
import { useCreditInGame, useGameEvent, useResumeGame, useStayOnSite } from './use-game.ts';

configure({ asyncUtilTimeout: 10_000 });

const server = await openFakeServer();

function renderGame() {
  const site = makeSite(server, { storage: signedInStorage(), adapter: 'xhr' });
  site.store.dispatch(readCurrentUser());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoreProvider store={site.store}>{children}</StoreProvider>
  );
  const useAll = () => ({
    event: useGameEvent(),
    credit: useCreditInGame(),
    open: useOpenGame(),
    resume: useResumeGame(),
    cashOut: useCashOut(),
    stay: useStayOnSite(),
  });
  return { site, hook: renderForTest(useAll, { wrapper }) };
}
const dragon = { gameCode: 'golden-dragon', gameName: 'มังกรทองคำ', returnPath: '/auth' };
const taken = (movedSatang: number) => replies.data({ ...gameOpen.example.response, movedSatang });
const returned = (movedSatang: number, takenSatang: number | null) =>
  replies.data({ ...gameCashOut.example.response, movedSatang, takenSatang });

describe('[ME-22] a game that the backend does not report', () => {
  it('holds the taken credit, but only once the member is back on the site', async () => {
    server.reply(gameOpen, taken(62_500));
    const { site, hook } = renderGame();
    expect(hook.current.credit).toBeNull();
    await act(() => hook.current.open[0](dragon));
    expect(hook.current.credit).toBeNull();
    expect(hook.current.event).toMatchObject({ leaving: true, opening: false });
    act(() => void site.store.dispatch(stayedOnSite()));
    expect(hook.current.credit).toEqual({
      sessionId: null,
      gameCode: 'golden-dragon',
      gameName: 'มังกรทองคำ',
      amountSatang: satang(62_500),
      isExact: false,
    });
  });

  it('has an unknown amount and name if its answer was lost', async () => {
    server.reply(gameOpen, replies.loseAnswer());
    const { hook } = renderGame();
    await act(() => hook.current.open[0]({ gameCode: 'golden-dragon', returnPath: '/auth' }));
    expect(hook.current.event).toMatchObject({ leaving: false, opening: false });
    expect(hook.current.credit).toMatchObject({ gameName: null, amountSatang: null, isExact: false });
  });

  it('holds no credit any more once the backend reports that no game is open', async () => {
    server.reply(gameOpen, taken(62_500));
    const { site, hook } = renderGame();
    await act(() => hook.current.open[0](dragon));
    act(() => void site.store.dispatch(stayedOnSite()));
    expect(hook.current.credit).not.toBeNull();
    server.reply(userCredit, replies.data(aCredit({ openGame: null })));
    await act(() => site.store.dispatch(refreshCredit()));
    expect(hook.current.event.event).not.toBeNull();
    expect(hook.current.credit).toBeNull();
  });

  it('returns its credit, which is reported until the member dismisses it', async () => {
    server.reply(gameOpen, taken(62_500));
    server.reply(gameCashOut, returned(70_000, 62_500));
    const { hook } = renderGame();
    await act(() => hook.current.open[0](dragon));
    await act(() => hook.current.event.returnCredit());
    expect(hook.current.event).toMatchObject({
      event: null,
      returning: 'no',
      returnCalls: 1,
      returned: { movedSatang: 70_000, takenSatang: 62_500 },
    });
    expect(hook.current.credit).toBeNull();
    act(() => hook.current.event.dismissReturn());
    expect(hook.current.event.returned).toBeNull();
  });

  it.each([
    [0, null, null],
    [0, 62_500, { movedSatang: 0, takenSatang: 62_500 }],
    [5, null, { movedSatang: 5, takenSatang: null }],
  ])('reports a return of %i satang of %j as %j', async (moved, took, expected) => {
    server.reply(gameCashOut, returned(moved, took));
    const { hook } = renderGame();
    await act(() => hook.current.cashOut[0]());
    expect(hook.current.event.returned).toEqual(expected);
  });

  it('is returned once while the return is pending, and stays stored until then', async () => {
    const response = createDeferred();
    server.reply(gameCashOut, replies.after(response, returned(70_000, 62_500)));
    const { hook } = renderGame();
    await act(() => hook.current.open[0](dragon));
    act(() => hook.current.stay());
    let returning: Promise<void> = Promise.resolve();
    act(() => {
      returning = hook.current.event.returnCredit();
    });
    expect(hook.current.event).toMatchObject({ returning: 'pending', leaving: false, returned: null });
    await act(() => hook.current.event.settle());
    expect(hook.current.event.event).toMatchObject({ gameCode: 'golden-dragon' });
    response.resolve();
    await act(() => returning);
    expect(server.requests(gameCashOut)).toHaveLength(1);
    expect(hook.current.event).toMatchObject({ returning: 'no', event: null });
  });

  it('repeats a failed return with the same key, and settles nothing in between', async () => {
    server.reply(gameCashOut, replies.refuse('INTERNAL'));
    const { hook } = renderGame();
    await act(() => hook.current.open[0](dragon));
    act(() => hook.current.stay());
    await act(() => hook.current.event.returnCredit());
    expect(hook.current.event.returning).toBe('failed');
    await act(() => hook.current.event.settle());
    expect(server.requests(gameCashOut)).toHaveLength(1);
    server.reply(gameCashOut, returned(70_000, 62_500));
    await act(() => hook.current.event.retryReturn());
    expect(hook.current.event).toMatchObject({ returning: 'no', returnCalls: 2 });
    const [firstKey, secondKey] = server
      .requests(gameCashOut)
      .map(({ headers }) => headers['idempotency-key']);
    expect(secondKey).toBe(firstKey);
  });
});

describe('[RD-26] a game that the backend reports', () => {
  it.each([
    ['provider', true],
    ['taken', false],
  ] as const)('has the figure of the %s', async (amountSource, isExact) => {
    const game = anOpenGame({ amountSource, amountSatang: 4_200 });
    server.reply(userCredit, replies.data(aCredit({ openGame: game })));
    const { site, hook } = renderGame();
    await act(() => site.store.dispatch(refreshCredit()));
    const { sessionId, gameCode, gameName } = game;
    expect(hook.current.credit).toEqual({ sessionId, gameCode, gameName, amountSatang: 4_200, isExact });
  });

  it('is resumed without moving credit, and can be left again', async () => {
    server.reply(userCredit, replies.data(aCredit({ openGame: anOpenGame() })));
    const { site, hook } = renderGame();
    await act(() => hook.current.resume[0]({ returnPath: '/auth' }));
    expect(server.requests(gameResume)).toHaveLength(0);
    expect(hook.current.resume[1].error).toMatchObject({ kind: 'aborted', by: 'us' });
    await act(() => site.store.dispatch(refreshCredit()));
    await act(() => hook.current.resume[0]({ returnPath: '/auth' }));
    expect(server.requests(gameResume)[0]?.body).toEqual({
      sessionId: anOpenGame().sessionId,
      returnPath: '/auth',
    });
    expect(hook.current.credit).toBeNull();
    expect(hook.current.event).toMatchObject({ leaving: true, opening: false });
    act(() => hook.current.stay());
    expect(hook.current.event.leaving).toBe(false);
    expect(hook.current.credit).toMatchObject({ sessionId: anOpenGame().sessionId });
    await act(() => hook.current.event.settle());
    expect(server.requests(gameCashOut)).toHaveLength(0);
  });

  it('is reloaded if it can’t be resumed, and the member stays on the site', async () => {
    server.reply(userCredit, replies.data(aCredit({ openGame: anOpenGame() })));
    server.reply(gameResume, replies.refuse('GAME_UNAVAILABLE'));
    const { site, hook } = renderGame();
    await act(() => site.store.dispatch(refreshCredit()));
    server.reply(userCredit, replies.data(aCredit({ openGame: null })));
    await act(() => hook.current.resume[0]({ returnPath: '/auth' }));
    await waitFor(() => expect(hook.current.credit).toBeNull());
    expect(hook.current.event).toMatchObject({ leaving: false, opening: false });
  });
});
