import { aMember, type MemoryStorage } from '@chada/testing';
import { expect, it } from 'vitest';
import { makeSite, signedInStorage, TOKEN } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { sessionTimedOut } from '../session/auth.slice.ts';
import { currentUserOf } from '../session/current-user.ts';
import { logout, readCurrentUser } from '../session/session.ts';
import { storageKeys } from './storage-keys.ts';
import { MAX_TYPED_ENTRIES, readTypedText, removeTypedText, writeTypedText } from './use-typed-texts.ts';

const server = await openFakeServer();
const field = { key: 'k1', path: '/auth/withdraw', name: 'withdraw' };

function open(storage = signedInStorage(), tabStorage?: MemoryStorage) {
  const site = makeSite(server, { storage, ...(tabStorage && { tabStorage }) });
  const { store } = site;
  store.dispatch(readCurrentUser());
  const read = (at = field, isResumed = false) => store.dispatch(readTypedText(at, isResumed));
  const write = (text: string, at = field) => store.dispatch(writeTypedText(at, text));
  return { ...site, read, write };
}

it('keeps a typed text for its history entry over a reload', () => {
  const before = open();
  before.write('300');
  const { read } = open(before.storage, before.tabStorage);
  expect(read()).toBe('300');
  expect(read({ ...field, key: 'k2' })).toBeUndefined();
  expect(read({ ...field, path: '/auth/deposit' })).toBeUndefined();
  expect(before.tabStorage.entries.get(storageKeys.typedTexts)).not.toContain(aMember().uuid);
});

it('[ME-02] returns the last text of a page to the same member alone', () => {
  const before = open();
  before.write('300');
  before.write('400', { ...field, key: 'k2' });
  before.store.dispatch(sessionTimedOut());
  const again = open(signedInStorageOf(before.storage), before.tabStorage);
  expect(again.read({ ...field, key: 'k3' }, true)).toBe('400');
  const other = signedInStorageOf(before.storage);
  other.entries.set(storageKeys.user, JSON.stringify(currentUserOf(aMember({ uuid: 'another-member' }))));
  const next = open(other, before.tabStorage);
  expect(next.read({ ...field, key: 'k3' }, true)).toBeUndefined();
  expect(before.tabStorage.entries.has(storageKeys.typedTexts)).toBe(false);
});

it('removes the texts at a sign-out', () => {
  const { store, tabStorage, write } = open();
  write('300');
  store.dispatch(logout());
  expect(tabStorage.entries.has(storageKeys.typedTexts)).toBe(false);
});

it('removes a text in all history entries of its page', () => {
  const { store, tabStorage, read, write } = open();
  write('300');
  write('400', { ...field, key: 'k2' });
  write('note', { ...field, name: 'note' });
  store.dispatch(removeTypedText(field));
  expect([read(), read({ ...field, key: 'k2' }), read({ ...field, name: 'note' })]).toEqual([
    undefined,
    undefined,
    'note',
  ]);
  store.dispatch(removeTypedText({ ...field, name: 'note' }));
  expect(tabStorage.entries.has(storageKeys.typedTexts)).toBe(false);
});

it('keeps only the newest history entries, and no text that is too long', () => {
  const { read, write } = open();
  for (let index = 0; index <= MAX_TYPED_ENTRIES; index += 1) write('300', { ...field, key: `k${index}` });
  expect([read({ ...field, key: 'k0' }), read()]).toEqual([undefined, '300']);
  write('x'.repeat(1001));
  expect(read()).toBe('300');
});

it('stores nothing for a visitor', () => {
  const { store, tabStorage } = makeSite(server);
  store.dispatch(readCurrentUser());
  store.dispatch(writeTypedText(field, '300'));
  expect([store.dispatch(readTypedText(field, true)), tabStorage.entries.size]).toEqual([undefined, 0]);
});

function signedInStorageOf(before: MemoryStorage): MemoryStorage {
  const storage = signedInStorage();
  const device = before.entries.get(storageKeys.device);
  if (device !== undefined) storage.entries.set(storageKeys.device, device);
  storage.entries.set(storageKeys.token, `${TOKEN}-next`);
  return storage;
}
