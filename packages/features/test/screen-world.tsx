import { type AppStore, createAppStore, startUp, StoreProvider } from '@chada/stores';
import { aMember, memoryStorage } from '@chada/testing';
import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { cleanup, configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach } from 'vitest';
import { SiteProvider } from '../src/common/brand/site-context.tsx';
import { sampleClient } from './render-site.tsx';

// Real HTTP on a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

/** A screen that is open for a signed-in member. */
export interface OpenScreen {
  readonly user: UserEvent;
  readonly store: AppStore;
  /** Returns the router's path and query. */
  readonly address: () => string;
  /** Opens the screen again, as a reload does: only the browser's storage survives. */
  readonly reload: () => OpenScreen;
}

/** A fake server of the contract, and screens with real stores that call it. */
export interface ScreenWorld {
  readonly server: () => FakeServer;
  readonly open: (
    screen: ReactElement,
    options?: {
      at?: string;
      brand?: Readonly<Record<string, unknown>>;
      /** The browser's storage, in addition to the session. */
      stored?: Readonly<Record<string, string>>;
      /** The storage of this tab. */
      storedForTab?: Readonly<Record<string, string>>;
    },
  ) => OpenScreen;
}

/** Reports the router's address. */
function Address({ onMove }: { onMove: (address: string) => void }): null {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onMove(`${pathname}${search}`);
  });
  return null;
}

/**
 * Starts a server with the contract's examples for each test of a file, so that no late request reaches the next test.
 */
export function screenWorld(): ScreenWorld {
  let running: FakeServer | undefined;
  const stores: AppStore[] = [];
  const server = (): FakeServer => {
    if (running === undefined) throw new Error('The fake server runs only while tests do.');
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

  return {
    server,
    open(screen, { at = '/', brand = {}, stored = {}, storedForTab = {} } = {}) {
      const client = sampleClient({ ...brand, api: { baseUrl: server().url } });
      const storage = memoryStorage({
        'chada.token': 'token-of-the-test',
        'chada.user': JSON.stringify(aMember()),
        ...stored,
      });
      const tabStorage = memoryStorage(storedForTab);
      const show = (): OpenScreen => {
        const store = createAppStore({
          client,
          hostname: 'example.localhost',
          platform: 'DSK',
          webVersion: '0.0.0',
          storage: () => storage,
          tabStorage: () => tabStorage,
        });
        stores.push(store);
        void store.dispatch(startUp());
        let address = at;
        render(
          <StoreProvider store={store}>
            <SiteProvider client={client}>
              <MemoryRouter initialEntries={[at]}>
                {screen}
                <Address onMove={(moved) => void (address = moved)} />
              </MemoryRouter>
            </SiteProvider>
          </StoreProvider>,
        );
        const reload = (): OpenScreen => {
          cleanup();
          store.dispose();
          return show();
        };
        return { user: userEvent.setup(), store, address: () => address, reload };
      };
      return show();
    },
  };
}
