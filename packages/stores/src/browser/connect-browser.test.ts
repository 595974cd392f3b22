import { settingGet, settingOperation, userGet, wheelGet } from '@chada/contract';
import { aMember, replies, until } from '@chada/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeWindow, type FakeWindow } from '../../test/fake-window.ts';
import { makeSite, signedInStorage, signIn, noticeTexts, type Site } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { connectBrowser } from './connect-browser.ts';
import { currentUserOf } from '../session/current-user.ts';
import { gameOpened, leavingForGame } from '../game/game-event.slice.ts';
import { logout } from '../session/session.ts';
import { wheelApi } from '../prize/prize.endpoints.ts';
import { checkSiteStatus, startUp } from '../start-up/start-up.ts';
import { storageKeys } from '../storage/storage-keys.ts';

const server = await openFakeServer();

async function tab(
  from?: Site,
  clock?: () => number,
): Promise<Site & { readonly browser: FakeWindow; readonly disconnect: () => void }> {
  const storage = from?.storage ?? signedInStorage();
  const site = makeSite(server, { storage, ...(clock && { clock }) });
  const browser = fakeWindow();
  const disconnect = connectBrowser(site.store, browser);
  await site.store.dispatch(startUp());
  return Object.assign(site, { browser, disconnect });
}
const statusLooks = () => server.requests(settingOperation).length;

describe('other tabs', () => {
  it('[ST-03, ST-04] sign out together', async () => {
    const a = await tab();
    const b = await tab(a);
    b.path = '/auth/dashboard';
    a.store.dispatch(logout());
    b.browser.otherTabWrote(storageKeys.token);
    expect(b.store.getState().auth.status).toBe('loggedOut');
    expect(b.store.getState().credit.creditSatang).toBeNull();
    expect(b.visited).toEqual(['/login']);
    b.browser.otherTabWrote(storageKeys.user);
    b.browser.otherTabWrote(null);
    expect(b.visited).toEqual(['/login']);
  });

  it('[ST-03] sign out when the browser’s data is cleared', async () => {
    const a = await tab();
    a.storage.entries.clear();
    a.browser.otherTabWrote(null);
    expect(a.store.getState().auth.status).toBe('loggedOut');
    expect(a.visited).toEqual(['/login']);
  });

  it('[ST-02] sign in together', async () => {
    const a = await tab();
    a.store.dispatch(logout());
    const b = await tab(a);
    await signIn(a, server);
    b.browser.otherTabWrote(storageKeys.token);
    expect(b.store.getState().auth.status).toBe('loggedIn');
    await until(() => b.store.getState().credit.status === 'ready', 'the credit');
  });

  it('[ST-04] remove a member’s data when another member signs in', async () => {
    const a = await tab();
    const first = aMember();
    const other = aMember({
      uuid: '11111111-1111-4111-8111-111111111111',
      name: 'มานพ ขยันดี',
      user_pass: { username: 'manop22' },
    });
    server.reply(userGet, replies.data(other));
    a.storage.entries.set(storageKeys.user, JSON.stringify(currentUserOf(other)));
    a.storage.entries.set(storageKeys.token, 'token-of-manop-0002');
    a.browser.otherTabWrote(storageKeys.token);
    expect(a.store.getState().auth.user).toMatchObject({ uuid: other.uuid });
    await until(() => a.store.getState().credit.status === 'ready', 'the credit');
    expect(JSON.stringify(a.store.getState())).not.toContain(first.uuid);
    expect(a.visited).toEqual([]);
  });

  it('[ST-04] sign out when the back/forward cache restores the page', async () => {
    const a = await tab();
    a.storage.entries.delete(storageKeys.token);
    a.storage.entries.delete(storageKeys.user);
    expect(a.store.getState().auth.status).toBe('loggedIn');
    a.browser.restoreFromCache();
    expect(a.store.getState().auth.status).toBe('loggedOut');
    expect(a.visited).toEqual(['/login']);
  });

  it('ignore storage keys of other programs', async () => {
    const a = await tab();
    const before = a.store.getState();
    a.browser.otherTabWrote('analytics');
    expect(a.store.getState()).toBe(before);
  });
});

describe('the back/forward cache', () => {
  it('[ME-22] ends the departure to a game when it restores the page', async () => {
    const a = await tab();
    a.store.dispatch(leavingForGame());
    a.browser.restoreFromCache();
    expect(a.store.getState().gameEvent).toMatchObject({ leaving: false, opening: false });
  });

  it('[ME-22] keeps the departure to a game when a page finishes loading', async () => {
    const a = await tab();
    a.store.dispatch(leavingForGame());
    a.browser.finishLoading();
    expect(a.store.getState().gameEvent).toMatchObject({ leaving: true, opening: true });
  });
});

describe('the departure to a game', () => {
  it.each([
    ['continues', 3_000, true],
    ['has ended', 3_001, false],
  ])('[ME-22] %s if the page was hidden for %i ms', async (_, hiddenMs, leaving) => {
    let now = 1_000;
    const a = await tab(undefined, () => now);
    a.store.dispatch(leavingForGame());
    a.store.dispatch(gameOpened());
    a.browser.hide();
    now += hiddenMs;
    a.browser.show();
    expect(a.store.getState().gameEvent.leaving).toBe(leaving);
  });
});

describe('the connection', () => {
  it('[SH-06] sets the offline flag while the device is offline', async () => {
    const a = await tab();
    expect(a.store.getState().server.offline).toBe(false);
    a.browser.goOffline();
    expect(a.store.getState().server.offline).toBe(true);
    a.browser.goOnline();
    expect(a.store.getState().server.offline).toBe(false);
  });

  it('[SH-06] reloads data whose request failed while offline', async () => {
    server.replyToAll(replies.drop());
    const a = await tab();
    expect(a.store.getState().configuration.settingStatus).toBe('failed');
    expect(a.store.getState().credit.status).toBe('failed');
    server.reset();
    a.browser.goOnline();
    await until(() => a.store.getState().configuration.settingStatus === 'ready', 'the setting');
    await until(() => a.store.getState().credit.status === 'ready', 'the credit');
    expect(server.requests(settingGet)).toHaveLength(1);
  });
});

describe('the site status', () => {
  it('[ST-08] is checked every 30 s while the page is visible and online', async () => {
    const a = await tab();
    expect(a.browser.intervalMs).toBe(30_000);
    const before = statusLooks();
    a.browser.tick();
    await until(() => statusLooks() === before + 1, 'a look');
    await until(() => !a.store.getState().server.checking, 'its end');
    a.browser.hide();
    a.browser.tick();
    a.browser.goOffline();
    a.browser.tick();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(statusLooks()).toBe(before + 1);
  });

  it('[ST-08] detects the start and end of maintenance during a session', async () => {
    const a = await tab();
    server.reply(settingOperation, replies.data({ websiteStatus: 'MA' }));
    a.browser.tick();
    await until(() => a.store.getState().server.siteStatus === 'maintenance', 'maintenance');
    expect(a.store.getState().auth.status).toBe('loggedIn');
    server.reply(settingOperation, replies.data({ websiteStatus: 'OK' }));
    a.browser.tick();
    await until(() => a.store.getState().server.siteStatus === 'normal', 'the end of maintenance');
  });

  it('[ST-08] is checked once when the member returns', async () => {
    const a = await tab();
    const before = statusLooks();
    a.browser.hide();
    a.browser.show();
    a.browser.focus();
    await until(() => statusLooks() === before + 1, 'a look');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(statusLooks()).toBe(before + 1);
  });

  it('[ST-08] is checked again if the member returns a second later', async () => {
    let now = 1_000;
    const a = await tab(undefined, () => now);
    const before = statusLooks();
    const checks = async () => {
      await until(() => !a.store.getState().server.checking, 'the end of the check');
      return statusLooks() - before;
    };
    a.browser.focus();
    expect(await checks()).toBe(1);
    now += 999;
    a.browser.focus();
    expect(await checks()).toBe(1);
    now += 1;
    a.browser.focus();
    expect(await checks()).toBe(2);
  });

  it('[ST-08] raises no notice if the check of a return fails', async () => {
    const a = await tab();
    server.reply(settingOperation, replies.status(503));
    a.browser.focus();
    await until(() => a.store.getState().server.serverProblem, 'the flag');
    expect(noticeTexts(a)).toEqual([]);
  });

  it('[ST-09] clears the server-problem flag when the server responds again', async () => {
    const a = await tab();
    server.reply(settingOperation, replies.status(503));
    a.browser.tick();
    await until(() => a.store.getState().server.serverProblem, 'the flag');
    expect(noticeTexts(a)).toEqual([]);
    server.reset();
    a.browser.tick();
    await until(() => !a.store.getState().server.serverProblem, 'the flag to clear');
  });
});

describe('a new day in Bangkok', () => {
  const midnight = Date.parse('2026-11-20T17:00:00Z');
  const evening = midnight - 60_000;
  const morning = midnight + 8 * 3_600_000;
  const wheelLoads = () => server.requests(wheelGet).length;
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
  afterEach(() => vi.restoreAllMocks());

  async function eveningTab(deviceClock?: () => number) {
    server.setClock(() => evening);
    const a = await tab(undefined, deviceClock);
    await a.store.dispatch(wheelApi.endpoints.wheel.initiate());
    await until(() => a.store.getState().credit.status === 'ready', 'the credit');
    expect(wheelLoads()).toBe(1);
    return a;
  }

  it('loads the data of the open screen again seconds after midnight', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const a = await eveningTab();
    server.setClock(() => midnight + 1_000);
    await a.store.dispatch(checkSiteStatus());
    expect(wheelLoads()).toBe(1);
    await until(() => wheelLoads() === 2, 'the reload');
  });

  it('loads the data again when the first response after a sleep reports the day', async () => {
    const a = await eveningTab();
    server.setClock(() => morning);
    a.browser.tick();
    await until(() => wheelLoads() === 2, 'the reload');
    a.browser.tick();
    await pause();
    expect(wheelLoads()).toBe(2);
  });

  it('loads the data of a hidden page when the member returns', async () => {
    const a = await eveningTab();
    a.browser.hide();
    server.setClock(() => morning);
    await a.store.dispatch(checkSiteStatus());
    await pause();
    expect(wheelLoads()).toBe(1);
    a.browser.show();
    await until(() => wheelLoads() === 2, 'the reload');
  });

  it('loads nothing because the first response corrects a device’s clock', async () => {
    await eveningTab(() => evening - 40 * 24 * 3_600_000);
    await pause();
    expect(wheelLoads()).toBe(1);
  });

  it('loads only the site status for a visitor', async () => {
    server.setClock(() => evening);
    const a = await tab(makeSite(server));
    const before = server.requests().length;
    server.setClock(() => morning);
    a.browser.tick();
    await until(() => server.requests().length > before, 'the check');
    await pause();
    expect(server.requests().length).toBe(before + 1);
  });
});

it('removes all listeners and timers when it disconnects', async () => {
  const a = await tab();
  expect(a.browser.attached).toBeGreaterThan(5);
  a.disconnect();
  expect(a.browser.attached).toBe(0);
});
