import type { ResolvedClient } from '@chada/client-config';
import { type AppStore, createAppStore, platformOf, startUp } from '@chada/stores';
import { printBreach } from './print-breach.ts';

export interface StoreOptions {
  /** The client configuration with the URLs of its assets. */
  readonly client: ResolvedClient;
  /** The element that contains the site. */
  readonly root: Element;
  /** The value of the header `web-version` (HD-01). */
  readonly webVersion: string;
}

const opened = new WeakMap<Element, AppStore>();

/** Creates the store of the site, and loads its first data. */
export function openStore({ client, webVersion }: Omit<StoreOptions, 'root'>): AppStore {
  const store = createAppStore({
    client,
    hostname: window.location.hostname,
    platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
    webVersion,
    onContractBreach: printBreach,
    storage: () => window.localStorage,
    tabStorage: () => window.sessionStorage,
  });
  void store.dispatch(startUp());
  return store;
}

export function keepStore(root: Element, store: AppStore): void {
  opened.set(root, store);
}

/** Returns the store that `keepStore` received for `root`. Returns undefined on the second call for the same `root`. */
export function takeStore(root: Element): AppStore | undefined {
  const store = opened.get(root);
  opened.delete(root);
  return store;
}
