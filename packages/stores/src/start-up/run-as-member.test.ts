import { aMember, memoryStorage } from '@chada/testing';
import { expect, it, vi } from 'vitest';
import { currentUserOf } from '../session/current-user.ts';
import { readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { createAppStore } from '../store/create-store.ts';
import { runAsMember } from './run-as-member.ts';

vi.hoisted(() => vi.resetModules());
vi.mock('./member-chunk.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const start = (storage = memoryStorage()) => {
  const store = createAppStore({
    client: { api: { baseUrl: '/api' }, game: { categories: ['slots'], defaultCategory: 'slots' } },
    hostname: 'daothong.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: () => storage,
  });
  store.dispatch(readCurrentUser());
  return store;
};
const act = vi.fn(() => () => undefined);

it('runAsMember sets the credit to failed if the chunk is missing after a deployment', async () => {
  const storage = memoryStorage({
    [storageKeys.token]: 'token-of-somsri-0001',
    [storageKeys.user]: JSON.stringify(currentUserOf(aMember())),
  });
  const store = start(storage);
  await store.dispatch(runAsMember(act));
  expect(store.getState().credit.status).toBe('failed');
  expect(store.getState().auth.status).toBe('loggedIn');
  expect(act).not.toHaveBeenCalled();
});

it('is not loaded for a visitor', async () => {
  const store = start();
  await store.dispatch(runAsMember(act));
  expect(store.getState().credit.status).toBe('idle');
});
