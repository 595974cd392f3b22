import { aMember, aSession, memoryStorage, replies, until, type MemoryStorage } from '@chada/testing';
import { login as loginOperation } from '@chada/contract';
import type { FakeServer } from '@chada/testing/server';
import { connectNavigator } from '../src/navigation/navigation.ts';
import { currentUserOf } from '../src/session/current-user.ts';
import { login } from '../src/session/session.ts';
import { loadMemberChunk } from '../src/start-up/run-as-member.ts';
import { createAppStore, type AppStore, type AppStoreOptions } from '../src/store/create-store.ts';
import { storageKeys } from '../src/storage/storage-keys.ts';

/** A store as a browser tab has it, with its surroundings. */
export interface Site {
  readonly store: AppStore;
  readonly storage: MemoryStorage;
  readonly tabStorage: MemoryStorage;
  /** Paths that the store navigated to, in order. */
  readonly visited: string[];
  /** The member's current path. */
  path: string;
}

// A test is about behaviour with the chunk loaded, not about the time of its loading.
await loadMemberChunk();

/** A token of an open session. */
export const TOKEN = 'token-of-somsri-0001';

/** Returns the storage of a logged-in member. */
export const signedInStorage = () =>
  memoryStorage({
    [storageKeys.token]: TOKEN,
    [storageKeys.user]: JSON.stringify(currentUserOf(aMember())),
  });

/** Creates a tab against a server. Pass the storages of another tab to reload it or to open a second one. */
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

/** Logs a member in and waits for the requests that follow. */
export async function signIn(
  { store }: Site,
  server: FakeServer,
  from: 'login' | 'home' = 'login',
): Promise<void> {
  server.replyOnce(loginOperation, replies.data(aSession({ token: TOKEN })));
  await store.dispatch(login({ username: 'somsri88', password: 'แมวน้อยกินปลาทู9', from }));
  await until(() => store.getState().credit.status !== 'loading', 'the credit');
}

/** Returns the texts of the queued notices: the server's, or the message key. */
export const wordsOf = ({ store }: Site): string[] =>
  store.getState().notices.queue.map(({ text, messageKey }) => text ?? messageKey ?? '');
