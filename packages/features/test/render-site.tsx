import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';
import { defaultRefundTable } from '@chada/membership-rules';
import {
  type AppStore,
  connectNavigator,
  createAppStore,
  StoreProvider,
  useAppDispatch,
} from '@chada/stores';
import { memoryStorage, type MemoryStorage } from '@chada/testing';
import type { FakeServer } from '@chada/testing/server';
import { render, type RenderResult } from '@testing-library/react';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { SiteProvider } from '../src/common/brand/site-context.tsx';

/** Returns a plain brand; `changes` are fields of `client.json`. */
export function sampleClient(changes: Readonly<Record<string, unknown>> = {}): ResolvedClient {
  return parseResolvedClient({
    id: 'sample',
    name: 'ดาวตัวอย่าง',
    footer: { holder: 'ดาวตัวอย่าง' },
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: '/brand/logo.svg', icon: '/brand/icon.svg' },
    refundTable: defaultRefundTable,
    ...changes,
  });
}

/** Creates a store with a fake server, as a browser tab has it. */
export function makeStore(server: FakeServer, storage: MemoryStorage = memoryStorage()): AppStore {
  const tabStorage = memoryStorage();
  return createAppStore({
    client: {
      api: { baseUrl: server.url },
      game: { categories: ['sport', 'casino', 'slots'], defaultCategory: 'sport' },
    },
    hostname: 'sample.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: () => storage,
    tabStorage: () => tabStorage,
    timeoutMs: 5000,
    // Real HTTP without a browser's cross-origin rules, which these tests don't cover.
    adapter: 'http',
  });
}

interface Place {
  readonly path: string;
  readonly state: unknown;
}

/** Connects the router to the store, as the site does, and reports its location. */
function Router({ onPlace }: { onPlace: (place: Place) => void }): null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const path = pathname + search;
  const latest = useRef(path);
  useLayoutEffect(() => {
    latest.current = path;
    onPlace({ path, state });
  }, [path, state, onPlace]);
  useEffect(
    () =>
      dispatch(
        connectNavigator({
          navigate: (target) => void navigate(target, { replace: true }),
          currentPath: () => latest.current,
        }),
      ),
    [dispatch, navigate],
  );
  return null;
}

export interface RenderedSite extends RenderResult {
  readonly store: AppStore;
  /** Returns the router's location. */
  readonly place: () => Place;
}

/** Renders screens as the site does, with a brand, a store and a router. */
export function renderSite(
  children: ReactNode,
  { store, at = '/', client = sampleClient() }: { store: AppStore; at?: string; client?: ResolvedClient },
): RenderedSite {
  let place: Place = { path: at, state: null };
  const onPlace = (now: Place): void => {
    place = now;
  };
  const all: ReactElement = (
    <StoreProvider store={store}>
      <SiteProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <Router onPlace={onPlace} />
          {children}
        </MemoryRouter>
      </SiteProvider>
    </StoreProvider>
  );
  return {
    ...render(all),
    store,
    place: () => place,
  };
}
