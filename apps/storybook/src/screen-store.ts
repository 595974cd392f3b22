import { protectionGet } from '@chada/contract';
import type { ResolvedClient } from '@chada/client-config';
import { type AppStore, connectBrowser, createAppStore, startUp } from '@chada/stores';
import {
  aMember,
  createFakeAdapter,
  type FakeReplies,
  memoryStorage,
  replies,
  type ScreenState,
} from '@chada/testing';

/** The present time in all stories: noon in Bangkok on the date of the contract's examples. */
const examplesNow = Date.parse('2026-11-20T05:00:00Z');

/** The default responses of the fake API. No reality check is due, because its dialog would cover every screen. */
const defaultAnswers: FakeReplies = {
  // Replaces the contract's example of the configuration by an empty list, because the logo in the example does not
  // exist.
  'configuration.public': replies.data([]),
  'configuration.list': replies.data([]),
  'protection.get': replies.data({
    ...protectionGet.example.response,
    realityCheck: { minutes: 60, nextAt: '2099-01-01T00:00:00.000Z' },
  }),
};

export const isMembers = ({ as, path }: ScreenState): boolean =>
  as === undefined ? path.startsWith('/auth/') : as === 'member';

export function screenStore(client: ResolvedClient, screen: ScreenState): AppStore {
  const session = {
    'chada.token': 'token-of-the-story',
    'chada.user': JSON.stringify(aMember()),
  };
  const storage = memoryStorage({ ...(isMembers(screen) ? session : {}), ...screen.stored });
  const tabStorage = memoryStorage({ ...screen.stored });
  const adapter = createFakeAdapter({ ...defaultAnswers, ...screen.replies });
  const lost = (): Promise<never> => Promise.reject(new Error('The network is unreachable.'));
  return createAppStore({
    client,
    hostname: 'workbench.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: () => storage,
    tabStorage: () => tabStorage,
    clock: () => examplesNow,
    adapter: screen.offline === true ? lost : adapter,
  });
}

export function startScreen(store: AppStore, screen: ScreenState): () => void {
  const disconnect = connectBrowser(store, {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    setInterval: () => 0,
    clearInterval: () => undefined,
    navigator: { onLine: screen.offline !== true },
    document: {
      visibilityState: 'visible',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
  void store.dispatch(startUp());
  return () => {
    disconnect();
    store.dispose();
  };
}
