import { aMember, memoryStorage } from '@chada/testing';
import { expect, it, vi } from 'vitest';
import { currentUserOf } from '../session/current-user.ts';
import { readCurrentUser } from '../session/session.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { createAppStore } from '../store/create-store.ts';
import { loadMemberChunk, runAsMember } from './run-as-member.ts';

vi.hoisted(() => vi.resetModules());

it('passes the member chunk to the first action that needs it, and to later ones', async () => {
  const storage = memoryStorage({
    [storageKeys.token]: 'token-of-somsri-0001',
    [storageKeys.user]: JSON.stringify(currentUserOf(aMember())),
  });
  const store = createAppStore({
    client: { api: { baseUrl: '/api' }, game: { categories: ['slots'], defaultCategory: 'slots' } },
    hostname: 'daothong.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: () => storage,
  });
  store.dispatch(readCurrentUser());
  const received: unknown[] = [];
  const receive = runAsMember((chunk) => {
    received.push(chunk);
    return () => undefined;
  });
  await store.dispatch(receive);
  await store.dispatch(receive);
  const chunk = await loadMemberChunk();
  expect(chunk.refreshCredit).toBeTypeOf('function');
  expect(received).toEqual([chunk, chunk]);
});
