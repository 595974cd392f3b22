import { aMember, aSession, memoryStorage, replies, until, type MemoryStorage } from '@chada/testing';
import { login as loginOperation } from '@chada/contract';
import type { FakeServer } from '@chada/testing/server';
import { connectNavigator } from '../src/navigation/navigation.ts';
import { currentUserOf } from '../src/session/current-user.ts';
import { login } from '../src/session/session.ts';
import { loadMemberChunk } from '../src/start-up/run-as-member.ts';
import { createAppStore, type AppStore, type AppStoreOptions } from '../src/store/create-store.ts';
import { storageKeys } from '../src/storage/storage-keys.ts';

export interface Site {
  readonly store: AppStore;
  readonly storage: MemoryStorage;
  readonly tabStorage: MemoryStorage;
  readonly visited: string[];
  path: string;
}

await loadMemberChunk();

export const TOKEN = 'token-of-somsri-0001';

export const signedInStorage = () =>
  memoryStorage({
    [storageKeys.token]: TOKEN,
    [storageKeys.user]: JSON.stringify(currentUserOf(aMember())),
  });

/** Creates the store of a browser tab. Pass the storages of another tab to simulate a reload or a second tab. */
export function makeSite(
  server: FakeServer,
  {
    storage = memoryStorage(),
    tabStorage = memoryStorage(),
    ...options
  }: Partial<AppStoreOptions> & {
    readonly storage?: MemoryStorage;
    readonly tabStorage?: MemoryStorage;
  } = {},
): Site {
  const store = createAppStore({
    client: {
      api: { baseUrl: server.url },
      game: { categories: ['sport', 'casino', 'slots'], defaultCategory: 'sport' },
    },
    hostname: 'daothong.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: () => storage,
    tabStorage: () => tabStorage,
    timeoutMs: 2000,
    ...options,
  });
  const site: Site = { store, storage, tabStorage, visited: [], path: '/' };
  store.dispatch(
    connectNavigator({
      navigate: (path) => {
        site.visited.push(path);
        site.path = path;
      },
      currentPath: () => site.path,
    }),
  );
  return site;
}

export async function signIn(
  { store }: Site,
  server: FakeServer,
  from: 'login' | 'home' = 'login',
): Promise<void> {
  server.replyOnce(loginOperation, replies.data(aSession({ token: TOKEN })));
  await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from }));
  await until(() => store.getState().credit.status !== 'loading', 'the credit');
}

export const noticeTexts = ({ store }: Site): string[] =>
  store.getState().notices.queue.map(({ text, messageKey }) => text ?? messageKey ?? '');
