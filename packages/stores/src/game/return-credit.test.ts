import { gameCashOut, gameOpen, gameResume, login as loginOperation, userCredit } from '@chada/contract';
import {
  aCredit,
  aMember,
  anOpenGame,
  aSession,
  createDeferred,
  memoryStorage,
  replies,
  until,
  type Reply,
} from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { fakeWindow } from '../../test/fake-window.ts';
import { makeSite, noticeTexts, signedInStorage, TOKEN, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { connectBrowser } from '../browser/connect-browser.ts';
import { creditReceived } from '../credit/credit.slice.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { openGame, resumeGame } from './open-game.ts';
import { readGameEvent } from './game-storage.ts';
import { followGame, refreshAndReturnCredit, returnCredit, settleOpenGame } from './return-credit.ts';
import { login, logout, readCurrentUser } from '../session/session.ts';
import { startUp } from '../start-up/start-up.ts';
import { storageKeys } from '../storage/storage-keys.ts';

const server = await openFakeServer();

const dragon = { gameCode: 'golden-dragon', returnPath: '/auth/games/slots/JK' };
const cashOuts = () => server.requests(gameCashOut).length;
const creditCalls = () => server.requests(userCredit).length;
let now = Date.parse('2026-11-20T05:00:00Z');
const settle = () => new Promise((resolve) => setTimeout(resolve, 40));

function tab(from?: Site, how: 'new' | 'reloaded' = 'new') {
  const site = makeSite(server, {
    storage: from?.storage ?? signedInStorage(),
    tabStorage: how === 'reloaded' ? from?.tabStorage : memoryStorage(),
    timeoutMs: 1000,
    clock: () => now,
  });
  const browser = fakeWindow();
  connectBrowser(site.store, browser);
  site.store.dispatch(readCurrentUser());
  const away = (forMs: number) => {
    browser.hide();
    now += forMs;
    browser.show();
  };
  return Object.assign(site, { browser, away });
}
type Tab = ReturnType<typeof tab>;
const eventOf = ({ store }: Site) => store.getState().gameEvent;
const playing = async (): Promise<Tab> => {
  const site = tab();
  expect((await site.store.dispatch(openGame(dragon))).ok).toBe(true);
  return site;
};

describe('opening a game', () => {
  it('[ME-22, AP-07] stores the game before the request', async () => {
    const site = await playing();
    expect(server.requests(gameOpen)[0]?.violations).toEqual([]);
    expect(eventOf(site).event).toMatchObject({ gameCode: 'golden-dragon', takenSatang: 125_050 });
    expect(site.storage.entries.get(storageKeys.gameEvent)).toContain('golden-dragon');
    expect(site.storage.entries.get(storageKeys.gameEvent)).not.toContain(aMember().uuid);
  });

  it('[ME-22] does not return the credit if the page becomes visible during the departure', async () => {
    const site = tab();
    const response = createDeferred();
    server.reply(gameOpen, replies.after(response));
    const opening = site.store.dispatch(openGame(dragon));
    await until(() => server.requests(gameOpen).length === 1, 'the call');
    site.browser.focus();
    site.away(60_000);
    response.resolve();
    await opening;
    site.browser.focus();
    site.away(500);
    await settle();
    expect(cashOuts()).toBe(0);
  });

  it('[ME-22] stores no game after a refusal', async () => {
    const site = tab();
    server.reply(gameOpen, replies.refuse('GAME_UNAVAILABLE'));
    await site.store.dispatch(openGame(dragon));
    expect(eventOf(site).event).toBeNull();
    expect(site.storage.entries.has(storageKeys.gameEvent)).toBe(false);
    site.browser.focus();
    await settle();
    expect(cashOuts()).toBe(0);
  });

  it.each<[string, Reply]>([
    ['lost', replies.loseAnswer()],
    ['a bad gateway', replies.refuse('GAME_PROVIDER_UNAVAILABLE')],
  ])(
    '[ME-22] a game whose answer is %s may hold the credit: the next check returns it',
    async (_name, reply) => {
      const site = tab();
      server.reply(gameOpen, reply);
      expect((await site.store.dispatch(openGame(dragon))).ok).toBe(false);
      site.browser.focus();
      await until(() => eventOf(site).event === null, 'the credit to come home');
      expect(cashOuts()).toBe(1);
    },
  );

  it('[ME-22] stores the earlier game again after a refusal', async () => {
    const site = await playing();
    const stored = () => [
      site.storage.entries.get(storageKeys.gameEvent),
      site.tabStorage.entries.get(storageKeys.gameDeparture),
    ];
    const before = stored();
    server.reply(gameOpen, replies.refuse('GAME_UNAVAILABLE'));
    await site.store.dispatch(openGame({ ...dragon, gameCode: 'silver-fish' }));
    expect(eventOf(site).event).toMatchObject({ gameCode: 'golden-dragon' });
    expect(stored()).toEqual(before);
  });

  it('[ME-22] sends nothing without a member, and shows no game of an earlier one', async () => {
    const { storage } = await playing();
    const site = makeSite(server, { storage: memoryStorage(Object.fromEntries(storage.entries)) });
    site.storage.entries.delete(storageKeys.token);
    site.store.dispatch(readCurrentUser());
    site.store.dispatch(readGameEvent());
    expect(eventOf(site).event).toBeNull();
    site.store.dispatch(creditReceived({ sequence: 1, openGame: anOpenGame() }));
    const before = server.requests().length;
    const { dispatch } = site.store;
    const results = await Promise.all([
      dispatch(openGame(dragon)),
      dispatch(resumeGame({ returnPath: '/auth' })),
      dispatch(returnCredit()),
    ]);
    for (const result of results)
      expect(result).toMatchObject({ ok: false, error: { kind: 'aborted', by: 'us' } });
    expect(server.requests()).toHaveLength(before);
  });

  it.each([
    ['opened', gameOpen, openGame(dragon)],
    ['resumed', gameResume, resumeGame({ returnPath: '/auth' })],
  ])(
    '[ST-04] leaves no game in the state if the member signs out while it is %s',
    async (_how, operation, act) => {
      const site = tab();
      server.reply(userCredit, replies.data(aCredit({ openGame: anOpenGame() })));
      await site.store.dispatch(refreshCredit());
      const response = createDeferred();
      server.reply(operation, replies.after(response));
      const running = site.store.dispatch(act);
      await until(() => server.requests(operation).length === 1, 'the call');
      site.store.dispatch(logout());
      response.resolve();
      expect((await running).ok).toBe(true);
      expect(eventOf(site)).toMatchObject({ event: null, leaving: false, opening: false });
      expect(site.store.getState().credit.creditSatang).toBeNull();
    },
  );

  it('[ME-22] is not disturbed by a check of the credit, which knows the game only later', async () => {
    server.reply(userCredit, replies.data(aCredit({ openGame: null })));
    const site = tab();
    const response = createDeferred();
    server.reply(gameOpen, replies.after(response));
    const opening = site.store.dispatch(openGame(dragon));
    await until(() => server.requests(gameOpen).length === 1, 'the call');
    const before = creditCalls();
    await site.store.dispatch(settleOpenGame());
    expect(creditCalls()).toBe(before);
    await site.store.dispatch(refreshAndReturnCredit());
    expect(eventOf(site).event).toMatchObject({ gameCode: 'golden-dragon' });
    response.resolve();
    await opening;
    expect(cashOuts()).toBe(0);
  });

  it('[ME-22] subtracts the transferred credit immediately', async () => {
    const site = tab();
    await site.store.dispatch(refreshCredit());
    const response = createDeferred();
    server.reply(userCredit, replies.after(response));
    await site.store.dispatch(openGame(dragon));
    expect(site.store.getState().credit.creditSatang).toBe(0);
    response.resolve();
  });

  it('[ME-22] reloads the credit after the departure', async () => {
    await playing();
    await until(() => server.requests(userCredit).length === 1, 'a look at the credit');
  });
});

describe('the return from a game', () => {
  const returnCases: [string, (site: Tab) => Tab | Promise<Tab>][] = [
    [
      'a sheet that is closed over the page',
      (site) => {
        site.away(60_000);
        return site;
      },
    ],
    [
      'the back button, out of the cache',
      (site) => {
        site.browser.restoreFromCache();
        return site;
      },
    ],
    [
      'a fresh load',
      (site) => {
        const loaded = tab(site, 'reloaded');
        void loaded.store.dispatch(startUp());
        loaded.browser.focus();
        return loaded;
      },
    ],
  ];
  it.each(returnCases)(
    '[ME-22] by %s calls cashOut once and refreshes the credit',
    async (_name, returnToSite) => {
      const left = await playing();
      const site = await returnToSite(left);
      await until(() => eventOf(site).event === null, 'the credit to come home');
      expect(site.store.getState().credit).toMatchObject({ creditSatang: 130_050, status: 'ready' });
      expect(eventOf(site).returned).toEqual({ movedSatang: 130_050, takenSatang: 125_050 });
      site.browser.focus();
      site.away(60_000);
      await settle();
      expect(cashOuts()).toBe(1);
    },
  );

  it('[ME-22] in two tabs at the same time uses one idempotency key', async () => {
    const a = await playing();
    const b = tab(a);
    a.away(60_000);
    void b.store.dispatch(returnCredit());
    await until(() => cashOuts() === 2, 'both calls');
    const keys = server.requests(gameCashOut).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(1);
  });

  it('[ME-22] keeps the game after a failure and is repeated with the same idempotency key', async () => {
    const site = await playing();
    server.reply(gameCashOut, replies.refuse('GAME_PROVIDER_UNAVAILABLE'));
    site.away(60_000);
    await until(() => eventOf(site).returning === 'failed', 'the failure');
    expect(eventOf(site).event).not.toBeNull();
    const [failed] = server.requests(gameCashOut);
    server.reset();
    site.away(10);
    await until(() => eventOf(site).event === null, 'the credit to come home');
    expect(server.requests(gameCashOut)[0]?.headers['idempotency-key']).toBe(
      failed?.headers['idempotency-key'],
    );
  });

  it('[ME-22] returns the credit of each game separately after a lost response', async () => {
    const site = await playing();
    server.replyOnce(gameCashOut, replies.loseAnswer());
    site.away(60_000);
    await until(() => eventOf(site).returning === 'failed', 'the lost answer');
    await site.store.dispatch(openGame({ ...dragon, gameCode: 'silver-fish' }));
    site.away(60_000);
    await until(() => eventOf(site).event === null, 'the credit to come home');
    const keys = server.requests(gameCashOut).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('[ME-22] returns the credit at the next sign-in if the session has ended during the game', async () => {
    const site = await playing();
    server.replyOnce(gameCashOut, replies.refuse('SESSION_INVALID'));
    site.away(60_000);
    await until(() => site.store.getState().auth.status === 'loggedOut', 'the end of the session');
    server.replyOnce(loginOperation, replies.data(aSession({ token: TOKEN })));
    await site.store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from: 'login' }));
    await until(() => site.store.getState().credit.creditSatang === 130_050, 'the credit');
    expect(site.storage.entries.has(storageKeys.gameEvent)).toBe(false);
  });

  it('[ME-22, RO-03] ignores the game of another member on the same device', async () => {
    const site = await playing();
    site.store.dispatch(logout());
    const other = aMember({
      uuid: '11111111-1111-4111-8111-111111111111',
      user_pass: { username: 'manop22' },
    });
    server.replyOnce(loginOperation, replies.data(aSession({ token: 'token-of-manop-0002', user: other })));
    await site.store.dispatch(login({ username: 'manop22', password: 'ช้างใหญ่เดินช้า12', from: 'login' }));
    site.away(60_000);
    await settle();
    expect(cashOuts()).toBe(0);
    expect(eventOf(site).event).toBeNull();
    expect(site.storage.entries.has(storageKeys.gameEvent)).toBe(true);
  });

  it('[ME-22] only reloads the credit without an open game', async () => {
    const site = tab();
    server.reply(gameCashOut, replies.data({ movedSatang: 0, takenSatang: null, creditSatang: 500 }));
    expect((await site.store.dispatch(returnCredit())).ok).toBe(true);
    expect(eventOf(site).returned).toBeNull();
    expect(site.store.getState().credit.creditSatang).toBe(500);
  });

  it('[ME-22] finds a game that an earlier version stored with the uuid', async () => {
    const site = tab();
    const old = { uuid: aMember().uuid, gameCode: 'golden-dragon', openedAt: '2026-11-20T03:00:00Z' };
    site.storage.entries.set(storageKeys.gameEvent, JSON.stringify(old));
    await site.store.dispatch(startUp());
    expect(eventOf(site).event).toMatchObject({ gameCode: 'golden-dragon' });
    expect(cashOuts()).toBe(0);
  });

  it.each(['garbage', '{"uuid":1}', '[]'])('[ME-22] ignores invalid stored data: %j', async (text) => {
    const site = tab();
    site.storage.entries.set(storageKeys.gameEvent, text);
    site.browser.focus();
    await settle();
    expect(cashOuts()).toBe(0);
    expect(eventOf(site).event).toBeNull();
  });
});

describe('a game that another tab has opened', () => {
  const reported = { 'that the backend reports': true, 'that only this device knows of': false };
  it.each(Object.entries(reported))(
    '[RD-26] %s stays open when another tab is opened, focused or reloaded',
    async (_name, reports) => {
      if (reports) server.reply(userCredit, replies.data(aCredit({ openGame: anOpenGame() })));
      const site = await playing();
      const other = tab(site);
      await other.store.dispatch(startUp());
      other.browser.focus();
      other.away(60_000);
      other.browser.tick();
      const again = tab(other, 'reloaded');
      await again.store.dispatch(startUp());
      again.browser.restoreFromCache();
      await settle();
      expect(cashOuts()).toBe(0);
      expect((await again.store.dispatch(returnCredit())).ok).toBe(true);
      expect(cashOuts()).toBe(1);
    },
  );
});

describe('an open game that the API reports', () => {
  const reporting = (changes: Parameters<typeof anOpenGame>[0] = {}) =>
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 0, openGame: anOpenGame(changes) })));

  it('[RD-26] is shown on another device and does not return without confirmation', async () => {
    reporting();
    const site = tab();
    await site.store.dispatch(startUp());
    expect(site.store.getState().credit.openGame).toMatchObject({
      gameName: 'มังกรทองคำ',
      amountSatang: 130_050,
    });
    expect(cashOuts()).toBe(0);
  });

  it('[RD-26] returns its credit when the provider reports the end of the session', async () => {
    reporting();
    const site = tab();
    await site.store.dispatch(startUp());
    reporting({ visitEnded: true });
    site.browser.tick();
    await until(() => site.store.getState().credit.openGame === null, 'the return');
    expect(server.requests(gameCashOut)[0]?.body).toEqual({ sessionId: anOpenGame().sessionId });
    expect(eventOf(site).returned).toEqual({ movedSatang: 130_050, takenSatang: 125_050 });
  });

  const losingTheAnswer = async () => {
    reporting({ visitEnded: true });
    const site = tab();
    server.replyOnce(gameCashOut, () => {
      server.reply(userCredit, replies.data(aCredit({ openGame: null })));
      return replies.loseAnswer();
    });
    await site.store.dispatch(startUp());
    await until(() => site.store.getState().credit.openGame === null, 'the closed session');
    expect(eventOf(site).returning).toBe('failed');
    return site;
  };

  it.each<[string, (site: Tab) => unknown]>([
    ['a press', ({ store }) => store.dispatch(returnCredit({ retry: true }))],
    ['a press on another screen', ({ store }) => store.dispatch(returnCredit())],
    ['the next look at the page', (site) => site.away(60_000)],
  ])('[ME-22] repeats a return whose answer was lost with its session and key, by %s', async (_name, act) => {
    const site = await losingTheAnswer();
    act(site);
    await until(() => eventOf(site).returned !== null, 'what came back');
    const [first, second] = server.requests(gameCashOut);
    expect(second?.body).toEqual({ sessionId: anOpenGame().sessionId });
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(eventOf(site)).toMatchObject({ returning: 'no', failedSession: undefined });
  });

  it('[RD-26] opened on another device after a failed return, returns its own credit first', async () => {
    const site = await losingTheAnswer();
    const sessionId = '11111111-2222-4333-8444-555555555555';
    reporting({ sessionId });
    await site.store.dispatch(refreshCredit());
    await site.store.dispatch(returnCredit());
    expect(server.requests(gameCashOut).map(({ body }) => body)).toEqual([
      { sessionId: anOpenGame().sessionId },
      { sessionId },
    ]);
  });

  it('[RD-26] is returned by a repetition if the first attempt knew no session', async () => {
    const site = tab();
    server.replyOnce(gameCashOut, replies.refuse('INTERNAL'));
    await site.store.dispatch(returnCredit());
    reporting();
    await site.store.dispatch(refreshCredit());
    await site.store.dispatch(returnCredit({ retry: true }));
    expect(server.requests(gameCashOut).map(({ body }) => body)).toEqual([
      {},
      { sessionId: anOpenGame().sessionId },
    ]);
  });

  it('[ME-22] that returns is neither checked nor replaced by the game of another tab', async () => {
    reporting();
    const site = tab();
    await site.store.dispatch(startUp());
    const response = createDeferred();
    server.reply(gameCashOut, replies.after(response));
    const returning = site.store.dispatch(returnCredit());
    await until(() => cashOuts() === 1, 'the call');
    const before = creditCalls();
    await site.store.dispatch(settleOpenGame());
    expect(creditCalls()).toBe(before);
    const other = tab(site);
    await other.store.dispatch(openGame(dragon));
    site.store.dispatch(readGameEvent());
    expect(eventOf(site)).toMatchObject({ event: null, returning: 'pending' });
    response.resolve();
    await returning;
  });

  it('[RD-26] stays open if another device opened it before a repeated return', async () => {
    const site = await losingTheAnswer();
    reporting({ sessionId: '11111111-2222-4333-8444-555555555555' });
    site.away(60_000);
    await until(() => eventOf(site).returned !== null, 'what came back');
    await settle();
    expect(server.requests(gameCashOut).map(({ body }) => body)).toEqual([
      { sessionId: anOpenGame().sessionId },
      { sessionId: anOpenGame().sessionId },
    ]);
  });

  it('[ME-22] is not returned again by a response with the credit', async () => {
    const left = await playing();
    await until(() => server.requests(userCredit).length === 1, 'the look-up on the way out');
    reporting();
    server.reply(gameCashOut, replies.drop());
    const late = createDeferred();
    server.replyOnce(
      userCredit,
      replies.after(late, replies.data(aCredit({ creditSatang: 0, openGame: anOpenGame() }))),
    );
    const site = tab(left, 'reloaded');
    void site.store.dispatch(startUp());
    await until(() => server.requests(userCredit).length === 2, 'the first look-up');
    site.browser.restoreFromCache();
    await until(() => eventOf(site).returning === 'failed', 'the failure');
    await until(() => site.store.getState().credit.status === 'ready', 'the look-up after the failure');
    late.resolve();
    await settle();
    expect(eventOf(site).returning).toBe('failed');
    expect(cashOuts()).toBe(1);
  });

  it('[RD-26] stays open if another device has opened it', async () => {
    const site = await playing();
    reporting({ sessionId: '11111111-2222-4333-8444-555555555555' });
    site.away(60_000);
    await until(
      () => site.store.getState().credit.openGame?.sessionId.startsWith('11111111') === true,
      'the game of the other device',
    );
    await settle();
    expect(cashOuts()).toBe(0);
  });

  it('[RD-26] stays open if another tab has opened it', async () => {
    reporting();
    const site = await playing();
    const other = tab(site);
    await other.store.dispatch(startUp());
    expect((await other.store.dispatch(resumeGame({ returnPath: '/auth/dashboard' }))).ok).toBe(true);
    site.away(60_000);
    await settle();
    expect(cashOuts()).toBe(0);
    other.away(60_000);
    await until(() => cashOuts() === 1, 'the return of the tab that played last');
  });

  it('[RD-26] is removed from the storage when it is closed', async () => {
    const site = await playing();
    server.reply(userCredit, replies.data(aCredit({ openGame: null })));
    site.away(60_000);
    await until(() => eventOf(site).event === null, 'the device to forget');
    expect(site.tabStorage.entries.has(storageKeys.gameDeparture)).toBe(false);
    expect(cashOuts()).toBe(0);
  });

  it('[ME-22] can be resumed without moving credit', async () => {
    reporting();
    const site = tab();
    await site.store.dispatch(startUp());
    const result = await site.store.dispatch(resumeGame({ returnPath: '/auth/dashboard' }));
    expect(result.ok && result.data.launchUrl).toBe('http://localhost:8789/play/7b8c9d0e');
    expect(server.requests(gameResume)[0]).toMatchObject({
      body: { sessionId: anOpenGame().sessionId, returnPath: '/auth/dashboard' },
      violations: [],
    });
    server.reply(gameResume, replies.refuse('GAME_NOT_OPEN'));
    server.reply(userCredit, replies.data(aCredit({ openGame: null })));
    expect((await site.store.dispatch(resumeGame({ returnPath: '/auth/dashboard' }))).ok).toBe(false);
    await until(() => site.store.getState().credit.openGame === null, 'the fresh credit');
    expect(eventOf(site).leaving).toBe(false);
  });

  it('[RD-26] is shown in another tab immediately', async () => {
    server.reply(userCredit, replies.data(aCredit({ openGame: null })));
    const site = tab();
    await site.store.dispatch(startUp());
    reporting();
    site.browser.otherTabWrote(storageKeys.gameEvent);
    await until(() => site.store.getState().credit.openGame != null, 'the open game');
    server.reply(userCredit, replies.refuse('INTERNAL'));
    await site.store.dispatch(followGame());
    expect(site.store.getState().credit.status).toBe('failed');
    expect(noticeTexts(site)).toEqual([]);
  });

  it('[RD-26] of another tab is not asked for at an API that reports no games', async () => {
    const site = tab();
    await site.store.dispatch(followGame());
    expect(creditCalls()).toBe(0);
  });

  it('[ME-22] that can not be resumed raises one notice, even if the credit can not be loaded', async () => {
    reporting();
    const site = tab();
    await site.store.dispatch(startUp());
    server.reply(gameResume, replies.refuse('GAME_NOT_OPEN'));
    server.reply(userCredit, replies.refuse('INTERNAL'));
    expect((await site.store.dispatch(resumeGame({ returnPath: '/auth' }))).ok).toBe(false);
    await until(() => site.store.getState().credit.status === 'failed', 'the credit');
    expect(noticeTexts(site)).toHaveLength(1);
  });
});
