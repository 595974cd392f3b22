import { createApiClient, type ApiClientOptions, type ServerTime } from '@chada/api-client';
import { configureStore, createAction, createDynamicMiddleware } from '@reduxjs/toolkit';
import { adjustedOffset, deviceClock, uptime } from '../clock/clock.ts';
import { createListeners } from './listeners.ts';
import { createNavigation } from '../navigation/navigation.ts';
import { connectLazySlices, type Queries } from './lazy-slices.ts';
import type { AppDispatch, Services, StoreClient } from './services.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createRootReducer, type RootState } from './root-reducer.ts';
import { clockAdjusted, storageFailed } from '../server/server.slice.ts';
import { createSafeStorage, type StorageSource, type StorageTrouble } from '../storage/safe-storage.ts';

/** The options of a store. */
export interface AppStoreOptions extends Pick<
  ApiClientOptions,
  'hostname' | 'platform' | 'webVersion' | 'timeoutMs' | 'adapter' | 'strictRequests'
> {
  /** The brand: its API's base URL and its game categories. */
  readonly client: StoreClient;
  /** Local storage, usually `() => window.localStorage`; holds token and user. */
  readonly storage?: StorageSource;
  /** Storage of the tab, usually `() => window.sessionStorage`. */
  readonly tabStorage?: StorageSource;
  /** The device's clock in milliseconds since 1970; used until the server's time is known. */
  readonly clock?: () => number;
}

const sliceInjected = createAction<string>('store/sliceInjected');

/** Creates the store of a site. Uses neither window nor storage; `startUp` and `connectBrowser` do. */
export function createAppStore(options: AppStoreOptions) {
  let queries: Queries | undefined;
  const services = createServices(options, {
    onStorageTrouble: (trouble) => store.dispatch(storageFailed(trouble)),
    queries: () => queries,
    clockOffsetMs: () => store.getState().server.clockOffsetMs,
    onServerTime(time) {
      const before = store.getState().server.clockOffsetMs;
      const offset = adjustedOffset(before, time, uptime());
      if (offset !== before) store.dispatch(clockAdjusted(offset));
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
    // Browser extensions must not read a member's data in production.
    devTools: process.env.NODE_ENV !== 'production',
  });
  const initialState = store.getState();
  const dispose = connectLazySlices((slice) => {
    slices.inject(slice);
    if (slice.queries !== undefined) {
      queries = slice.queries;
      lazyMiddleware.addMiddleware(slice.queries.middleware);
    }
    // Creates the slice's state now instead of at the next action.
    store.dispatch(sliceInjected(slice.reducerPath));
  });
  return Object.assign(store, {
    /** The state of the server render, for hydration. */
    initialState,
    /** Disposes of the store; needed only if a process creates many. */
    dispose,
  });
}

/** The store of a site. */
export type AppStore = ReturnType<typeof createAppStore>;

interface StoreLinks extends Pick<Services, 'queries'> {
  readonly onStorageTrouble: (trouble: StorageTrouble) => void;
  readonly clockOffsetMs: () => number | null;
  readonly onServerTime: (time: ServerTime) => void;
}

function createServices(
  options: AppStoreOptions,
  { queries, onStorageTrouble, onServerTime, clockOffsetMs }: StoreLinks,
): Services {
  const { clock = deviceClock, client } = options;
  const local = createSafeStorage(options.storage, onStorageTrouble, options.tabStorage);
  const session = createSessionStore(local);
  let sequence = 0;
  return {
    api: createApiClient({ ...options, onServerTime, baseUrl: client.api.baseUrl, getToken: session.token }),
    client,
    session,
    navigation: createNavigation(),
    local,
    // Its failures don't log a member out, so they are not reported.
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
