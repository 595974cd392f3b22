import { createApiClient, type ApiClientOptions, type ServerTime } from '@chada/api-client';
import { configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import { adjustedOffset, deviceClock, uptime } from '../clock/clock.ts';
import { createListeners } from './listeners.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { connectLazySlices, type Queries } from './lazy-slices.ts';
import type { AppDispatch, Services, StoreClient } from './services.ts';
import { createEarlyLogin } from '../session/early-login.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createRootReducer, type RootState } from './root-reducer.ts';
import { clockAdjusted, storageFailed } from '../server/server.slice.ts';
import { createSafeStorage, type StorageSource, type StorageProblem } from '../storage/safe-storage.ts';

export interface AppStoreOptions extends Pick<
  ApiClientOptions,
  'hostname' | 'platform' | 'webVersion' | 'timeoutMs' | 'adapter' | 'strictRequests' | 'onContractBreach'
> {
  readonly client: StoreClient;
  /** The local storage, usually `() => window.localStorage`. */
  readonly storage?: StorageSource;
  /** The session storage, usually `() => window.sessionStorage`. */
  readonly tabStorage?: StorageSource;
  /** The clock of the device in epoch milliseconds. Used until the server's time is known. */
  readonly clock?: () => number;
}

const sliceInjected = createAction<string>('store/sliceInjected');

/** Creates the store. Does not access the browser. In a browser, also call `startUp` and `connectBrowser`. */
export function createAppStore(options: AppStoreOptions) {
  let queries: Queries | undefined;
  const services = createServices(options, {
    onStorageProblem: (problem) => store.dispatch(storageFailed(problem)),
    queries: () => queries,
    clockOffsetMs: () => store.getState().server.clockOffsetMs,
    onServerTime(time) {
      const { clockOffsetMs } = store.getState().server;
      store.dispatch(clockAdjusted(adjustedOffset(clockOffsetMs, time, uptime())));
    },
  });
  const { slices, reducer } = createRootReducer(options.client.game);
  const lazyMiddleware = createDynamicMiddleware<RootState, AppDispatch>();
  const store = configureStore({
    reducer,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: services } })
        .prepend(createListeners(services))
        .concat(lazyMiddleware.middleware),
    // Developer tools are off in production, so that browser extensions can't read members' data.
    devTools: process.env.NODE_ENV !== 'production',
  });
  const dispose = connectLazySlices((slice) => {
    slices.inject(slice);
    if (slice.queries !== undefined) {
      queries = slice.queries;
      lazyMiddleware.addMiddleware(slice.queries.middleware);
    }
    store.dispatch(sliceInjected(slice.reducerPath));
  });
  return Object.assign(store, {
    /** The state with which the server rendered the page, for hydration. */
    initialState: store.getState(),
    dispose,
  });
}

export type AppStore = ReturnType<typeof createAppStore>;

interface StoreLinks extends Pick<Services, 'queries'> {
  readonly onStorageProblem: (problem: StorageProblem) => void;
  readonly clockOffsetMs: () => number | null;
  readonly onServerTime: (time: ServerTime) => void;
}

function createServices(
  options: AppStoreOptions,
  { queries, onStorageProblem, onServerTime, clockOffsetMs }: StoreLinks,
): Services {
  const { clock = deviceClock, client } = options;
  const local = createSafeStorage(options.storage, onStorageProblem, options.tabStorage);
  const session = createSessionStore(local);
  let sequence = 0;
  return {
    api: createApiClient({ ...options, onServerTime, baseUrl: client.api.baseUrl, getToken: session.token }),
    client,
    session,
    earlyLogin: createEarlyLogin(),
    navigation: createNavigation(),
    local,
    // Ignores a failure of `sessionStorage`, because the member's session is stored in `local`.
    perTab: createSafeStorage(options.tabStorage, () => undefined),
    clock() {
      const offset = clockOffsetMs();
      return offset === null ? clock() : uptime() + offset;
    },
    deviceClock: clock,
    nextSequence: () => (sequence += 1),
    queries,
  };
}
