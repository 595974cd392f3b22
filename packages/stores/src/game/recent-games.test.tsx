// @vitest-environment jsdom
import { gameList } from '@chada/contract';
import { memoryStorage } from '@chada/testing';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { makeSite, signedInStorage } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { renderForTest } from '../../test/render-hook.tsx';
import { readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { StoreProvider } from '../store/store-provider.tsx';
import { useRecentGames, useRememberGame } from './game.endpoints.ts';

const server = await openFakeServer();

const [dragon] = gameList.example.response.items;
if (dragon === undefined) throw new Error('The example of game.list has no game.');
const gameOf = (code: string) => ({ ...dragon, code, name: `Game ${code}` });

function openSite(storage = signedInStorage()) {
  const { store } = makeSite(server, { storage, adapter: 'xhr' });
  store.dispatch(readCurrentUser());
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  );
  const codes = () => renderForTest(useRecentGames, { wrapper }).current.map(({ code }) => code);
  const { current: remember } = renderForTest(useRememberGame, { wrapper });
  return { codes, remember };
}

describe('[ME-22] the games that a member opened in this browser', () => {
  it('are kept newest first, each once, at most six', () => {
    const storage = signedInStorage();
    const { codes, remember } = openSite(storage);
    expect(codes()).toEqual([]);
    for (const code of ['a', 'b', 'c', 'a']) remember(gameOf(code));
    expect(codes()).toEqual(['a', 'c', 'b']);
    for (const code of ['d', 'e', 'f', 'g']) remember(gameOf(code));
    expect(openSite(storage).codes()).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
  });

  it('are not shown to another member, and stored without an id of the member', () => {
    const storage = signedInStorage();
    openSite(storage).remember(gameOf('a'));
    const stored = storage.getItem(storageKeys.recentGames) ?? '';
    expect(stored).toContain('"a"');
    storage.setItem(storageKeys.recentGames, stored.replace(/"member":"[^"]+"/, '"member":"tother"'));
    expect(openSite(storage).codes()).toEqual([]);
  });

  it('are ignored without a member and if the stored value is invalid', () => {
    const nothingStored = memoryStorage();
    const visitor = openSite(nothingStored);
    visitor.remember(gameOf('a'));
    expect(visitor.codes()).toEqual([]);
    expect([...nothingStored.entries]).toEqual([]);
    const storage = signedInStorage();
    storage.setItem(storageKeys.recentGames, '{"member":1}');
    expect(openSite(storage).codes()).toEqual([]);
  });
});
