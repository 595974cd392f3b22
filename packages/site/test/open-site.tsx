import { parseResolvedClient, type ResolvedClient } from '@chada/client-config';
import { type AppStore, createAppStore, startUp } from '@chada/stores';
import { aMember, memoryStorage, type MemoryStorage } from '@chada/testing';
import { type FakeServer, startFakeServer } from '@chada/testing/server';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { afterEach, beforeEach } from 'vitest';

// Waits up to 15 seconds, because Vitest compiles a screen when the screen opens for the first time.
configure({ asyncUtilTimeout: 15_000 });

export const user = aMember();

export const memberStorage = (): MemoryStorage =>
  memoryStorage({ 'chada.token': 'token', 'chada.user': JSON.stringify(user) });

/** Starts a server with the contract's examples for each test of a file. */
export function serverForEachTest(): () => FakeServer {
  let server: FakeServer;
  beforeEach(async () => {
    server = await startFakeServer();
    // A mounted site stays after its test. It must not load screens later, when the file has ended and has no window.
    window.requestIdleCallback = () => 0;
    window.cancelIdleCallback = () => undefined;
  });
  afterEach(async () => {
    cleanup();
    window.history.replaceState(null, '', '/');
    await server.close();
  });
  return () => server;
}

export function clientOf(server: FakeServer): ResolvedClient {
  return parseResolvedClient({
    id: 'sample',
    name: 'ดาวตัวอย่าง',
    footer: { holder: 'ดาวตัวอย่าง' },
    theme: { colorScheme: 'dark', themeColor: '#0b1026', fontFamily: 'Sarabun' },
    assets: { logo: '/brand/logo.svg', icon: '/brand/icon.svg' },
    refundTable: { 1: 5, 2: 5, 3: 8, 4: 12, 5: 15, 6: 15 },
    api: { baseUrl: server.url },
  });
}

interface OpenOptions {
  readonly server: FakeServer;
  readonly path: string;
  readonly storage: MemoryStorage;
  readonly renderSite: (client: ResolvedClient, store: AppStore) => ReactElement;
  /** True if the router does not use the address of the browser. */
  readonly inMemory?: boolean;
}

export function openSite({ server, path, storage, renderSite, inMemory = false }: OpenOptions): void {
  const client = clientOf(server);
  const store = createAppStore({
    client,
    hostname: 'sample.localhost',
    platform: 'AND',
    webVersion: '1.0.0',
    storage: () => storage,
    tabStorage: () => storage,
    adapter: 'http',
  });
  void store.dispatch(startUp());
  const site = renderSite(client, store);
  if (inMemory) {
    render(<MemoryRouter initialEntries={[path]}>{site}</MemoryRouter>);
    return;
  }
  window.history.replaceState(null, '', path);
  render(<BrowserRouter>{site}</BrowserRouter>);
}
