import { depositMine, settingOperation, userMine } from '@chada/contract';
import { aMember, replies, until } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { fakeWindow } from '../../test/fake-window.ts';
import { makeSite, signedInStorage } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { depositApi } from '../deposit/deposit.endpoints.ts';
import { startUp } from '../start-up/start-up.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { connectBrowser } from './connect-browser.ts';

const server = await openFakeServer();

async function tab(storage = signedInStorage()) {
  const site = makeSite(server, { storage });
  const browser = fakeWindow();
  connectBrowser(site.store, browser);
  await site.store.dispatch(startUp());
  const reconnect = () => {
    browser.goOffline();
    browser.goOnline();
  };
  return { ...site, reconnect };
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 40));

describe('[SH-06] when the device is online again', () => {
  it('only the site status is loaded, if nothing has failed', async () => {
    const { reconnect, store } = await tab();
    await until(() => store.getState().credit.status === 'ready', 'the credit');
    await settle();
    const before = server.requests().length;
    reconnect();
    await until(() => server.requests().length > before, 'the check');
    await settle();
    expect(server.requests().length).toBe(before + 1);
    expect(server.requests(settingOperation).length).toBeGreaterThan(1);
  });

  it('a failure of this background check raises no notice', async () => {
    const site = await tab();
    server.reply(settingOperation, replies.refuse('INTERNAL'));
    const before = server.requests(settingOperation).length;
    site.reconnect();
    await until(() => server.requests(settingOperation).length > before, 'the check');
    await until(() => !site.store.getState().server.checking, 'its answer');
    expect(site.store.getState().notices.queue).toEqual([]);
  });

  it('the pictures are loaded if they have failed', async () => {
    server.replyToAll(replies.drop());
    const { reconnect, store } = await tab();
    expect(store.getState().configuration.entriesStatus).toBe('failed');
    server.reset();
    reconnect();
    await until(() => store.getState().configuration.entriesStatus === 'ready', 'the pictures');
  });

  it('[RD-24] the profile is loaded if it is needed to complete a session', async () => {
    const { uuid: _uuid, ...old } = aMember();
    const storage = signedInStorage();
    storage.entries.set(storageKeys.user, JSON.stringify({ ...old, username: old.user_pass.username }));
    server.reply(userMine, replies.drop());
    const site = await tab(storage);
    expect(site.store.getState().auth.status).toBe('loading');
    server.reset();
    site.reconnect();
    await until(() => site.store.getState().auth.status === 'loggedIn', 'the session');
  });

  it('the lists of the open screen are loaded again', async () => {
    const site = await tab();
    server.reply(depositMine, replies.drop());
    const list = site.store.dispatch(depositApi.endpoints.depositMine.initiate());
    expect((await list).isError).toBe(true);
    server.reply(depositMine, replies.usual());
    site.reconnect();
    await until(() => server.requests(depositMine).length === 2, 'the list');
    list.unsubscribe();
  });
});
