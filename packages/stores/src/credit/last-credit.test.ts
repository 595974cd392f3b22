import { userCredit } from '@chada/contract';
import { satang } from '@chada/domain';
import { aCredit, replies, until, type MemoryStorage } from '@chada/testing';
import { describe, expect, it } from 'vitest';
import { makeSite, signedInStorage } from '../../test/make-site.ts';
import { openFakeServer } from '../../test/open-fake-server.ts';
import { logout, readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { creditReceived, creditTaken } from './credit.slice.ts';
import { readLastCredit, storeLastCredit } from './last-credit.ts';
import { refreshCredit } from './refresh-credit.ts';

const server = await openFakeServer();

async function visit(storage: MemoryStorage, features?: { readonly offline: boolean }) {
  const game = { categories: ['slots'], defaultCategory: 'slots' } as const;
  const client = { api: { baseUrl: server.url }, game, ...(features === undefined ? {} : { features }) };
  const site = makeSite(server, { storage, client });
  site.store.dispatch(readCurrentUser());
  await site.store.dispatch(refreshCredit());
  return site;
}
const stored = (storage: MemoryStorage) => storage.entries.get(storageKeys.lastCredit);

async function afterVisit(): Promise<MemoryStorage> {
  const storage = signedInStorage();
  server.reply(userCredit, replies.data(aCredit({ creditSatang: 70_000 })));
  await visit(storage);
  await until(() => stored(storage) !== undefined, 'the stored credit');
  server.reply(userCredit, replies.refuse('INTERNAL'));
  return storage;
}

describe('the credit of the last visit', () => {
  it('is known, with its time, if the credit can not be loaded', async () => {
    const { store } = await visit(await afterVisit());
    const { creditSatang, last } = store.getState().credit;
    expect(creditSatang).toBeNull();
    expect(last?.creditSatang).toBe(70_000);
    expect(Math.abs((last?.at ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('is replaced by the current credit', async () => {
    const { store } = await visit(await afterVisit());
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 90_000 })));
    await store.dispatch(refreshCredit());
    expect(store.getState().credit).toMatchObject({ creditSatang: 90_000, last: null });
  });

  it('[ST-04] is deleted at the sign-out', async () => {
    const storage = await afterVisit();
    const { store } = await visit(storage);
    store.dispatch(logout());
    expect(stored(storage)).toBeUndefined();
    expect(store.getState().credit.last).toBeNull();
  });

  it('is not shown to another member of the device', async () => {
    const storage = await afterVisit();
    const text = storage.entries.get(storageKeys.user) ?? '';
    const other = { ...JSON.parse(text), uuid: '11111111-2222-4333-8444-555555555555' };
    storage.setItem(storageKeys.user, JSON.stringify(other));
    expect((await visit(storage)).store.getState().credit.last).toBeNull();
  });

  it('keeps its time if a response has only points', async () => {
    const storage = await afterVisit();
    const { store } = await visit(storage);
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 90_000 })));
    await store.dispatch(refreshCredit());
    const before = stored(storage);
    await new Promise((resolve) => setTimeout(resolve, 5));
    store.dispatch(creditReceived({ sequence: Number.MAX_SAFE_INTEGER, points: 7 }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(stored(storage)).toBe(before);
  });

  it('keeps its time if an older response arrives', async () => {
    const storage = signedInStorage();
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 90_000 })));
    const { store } = await visit(storage);
    await until(() => stored(storage) !== undefined, 'the stored credit');
    const before = stored(storage);
    await new Promise((resolve) => setTimeout(resolve, 5));
    store.dispatch(creditReceived({ sequence: 0, creditSatang: satang(10_000) }));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(stored(storage)).toBe(before);
  });

  it('is not shown if a later request fails after the credit was loaded', async () => {
    const storage = await afterVisit();
    server.replyOnce(userCredit, replies.data(aCredit({ creditSatang: 90_000 })));
    const { store } = await visit(storage);
    await store.dispatch(refreshCredit());
    expect(store.getState().credit).toMatchObject({ creditSatang: 90_000, status: 'failed', last: null });
  });

  it('is without the credit that the member took into a game', async () => {
    const storage = signedInStorage();
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 90_000 })));
    const { store } = await visit(storage);
    store.dispatch(creditTaken(satang(50_000)));
    await until(() => stored(storage)?.includes('40000') === true, 'the stored credit');
  });

  it('is neither stored nor read for a visitor, and not stored if it is unknown', () => {
    const visitor = makeSite(server);
    visitor.store.dispatch(readCurrentUser());
    visitor.store.dispatch(storeLastCredit());
    visitor.store.dispatch(readLastCredit());
    expect([...visitor.storage.entries]).toEqual([]);
    const member = makeSite(server, { storage: signedInStorage() });
    member.store.dispatch(readCurrentUser());
    member.store.dispatch(storeLastCredit());
    expect(stored(member.storage)).toBeUndefined();
  });

  it('is neither stored nor shown if the brand does not open without a network', async () => {
    const offline = false;
    const storage = await afterVisit();
    expect((await visit(storage, { offline })).store.getState().credit.last).toBeNull();
    const otherStorage = signedInStorage();
    server.reply(userCredit, replies.data(aCredit({ creditSatang: 70_000 })));
    await visit(otherStorage, { offline });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stored(otherStorage)).toBeUndefined();
  });

  it('is deleted if the brand no longer opens without a network', async () => {
    const storage = await afterVisit();
    await visit(storage, { offline: false });
    expect(stored(storage)).toBeUndefined();
  });

  it.each([{}, { creditSatang: 1.5 }, { creditSatang: -1 }, { at: -1 }, { at: 0.5 }, { member: 1 }])(
    'is ignored if the stored value is invalid: %j',
    async (changes) => {
      const storage = await afterVisit();
      const valid: object = JSON.parse(stored(storage) ?? '');
      const isValid = Object.keys(changes).length === 0;
      storage.setItem(storageKeys.lastCredit, JSON.stringify({ ...valid, ...changes }));
      expect((await visit(storage)).store.getState().credit.last === null).toBe(!isValid);
    },
  );
});
