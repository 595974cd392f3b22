import type { ResolvedClient } from '@chada/client-config';
import {
  type AppStore,
  connectNavigator,
  createAppStore,
  startUp,
  StoreProvider,
  useAppDispatch,
} from '@chada/stores';
import { aMember, memoryStorage, type MemoryStorage } from '@chada/testing';
import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { MemoryRouter, parsePath, useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import { SiteProvider } from '../src/common/brand/site-context.tsx';
import { sampleClient } from './sample-client.ts';

interface Place {
  readonly path: string;
  readonly state: unknown;
}

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

interface RenderedSite extends RenderResult {
  readonly store: AppStore;
  readonly place: () => Place;
}

interface SiteOptions {
  readonly store: AppStore;
  readonly at?: string;
  /** The state of the first history entry. */
  readonly state?: unknown;
  readonly client?: ResolvedClient;
}

function renderSite(
  screens: ReactNode,
  { store, at = '/', state = null, client = sampleClient() }: SiteOptions,
): RenderedSite {
  let place: Place = { path: at, state };
  const onPlace = (now: Place): void => {
    place = now;
  };
  const rendered = render(
    <StoreProvider store={store}>
      <SiteProvider client={client}>
        <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
          <Router onPlace={onPlace} />
          {screens}
        </MemoryRouter>
      </SiteProvider>
    </StoreProvider>,
  );
  return { ...rendered, store, place: () => place };
}

interface MemberSite {
  readonly user: UserEvent;
  readonly store: AppStore;
  readonly address: () => string;
  readonly reload: () => MemberSite;
}

interface MemberOptions {
  readonly at?: string;
  /** The state of the first history entry. A reload keeps it. */
  readonly state?: unknown;
  /** Changed fields of the brand's `client.json`. */
  readonly brand?: Readonly<Record<string, unknown>>;
  readonly stored?: Readonly<Record<string, string>>;
  readonly storedForTab?: Readonly<Record<string, string>>;
}

/**
 * The tools of a test: a fake server of the contract, and functions that render screens with real stores. These stores
 * send their requests to the fake server.
 */
interface SiteHarness {
  readonly server: () => FakeServer;
  readonly createStore: (
    storage?: MemoryStorage,
    tabStorage?: MemoryStorage,
    client?: ResolvedClient,
  ) => AppStore;
  readonly render: typeof renderSite;
  readonly open: (screens: ReactNode, options?: MemberOptions) => MemberSite;
}

/** Starts a fake server for each test, so that a late request can't reach the next test. */
export function siteHarness(): SiteHarness {
  let running: FakeServer | undefined;
  const stores: AppStore[] = [];
  const server = (): FakeServer => {
    if (running === undefined) throw new Error('The fake server runs only during a test.');
    return running;
  };
  beforeEach(async () => {
    running = await startFakeServer();
  });
  afterEach(async () => {
    cleanup();
    for (const store of stores.splice(0)) store.dispose();
    await server().close();
  });

  const ofServer = (brand: Readonly<Record<string, unknown>>): ResolvedClient =>
    sampleClient({ ...brand, api: { baseUrl: server().url } });
  const createStore: SiteHarness['createStore'] = (
    storage = memoryStorage(),
    tabStorage = memoryStorage(),
    client = ofServer({}),
  ) => {
    const store = createAppStore({
      client,
      hostname: 'sample.localhost',
      platform: 'DSK',
      webVersion: '0.0.0',
      storage: () => storage,
      tabStorage: () => tabStorage,
    });
    stores.push(store);
    return store;
  };

  return {
    server,
    createStore,
    render: renderSite,
    open(screens, { at = '/', state = null, brand = {}, stored = {}, storedForTab = {} } = {}) {
      const client = ofServer(brand);
      const storage = memoryStorage({
        'chada.token': 'token-of-the-test',
        'chada.user': JSON.stringify(aMember()),
        ...stored,
      });
      const tabStorage = memoryStorage(storedForTab);
      const show = (): MemberSite => {
        const store = createStore(storage, tabStorage, client);
        void store.dispatch(startUp());
        const { place } = renderSite(screens, { store, at, state, client });
        const reload = (): MemberSite => {
          cleanup();
          store.dispose();
          return show();
        };
        return { user: userEvent.setup(), store, address: () => place().path, reload };
      };
      return show();
    },
  };
}
