import type { ResolvedClient } from '@chada/client-config';
import type { AppStore } from '@chada/stores';
import { connectBrowser } from '@chada/stores/connect-browser';
import { afterLoad } from './after-load.ts';
import type { ServiceWorkerPath } from './store-visit.ts';

export interface SiteConnection {
  readonly client: ResolvedClient;
  readonly serviceWorker?: ServiceWorkerPath;
}

/** Reports events of the browser to the store. Stores the visit for the service worker after the page has loaded. */
export function connectSite(store: AppStore, { client, serviceWorker }: SiteConnection): void {
  connectBrowser(store, window);
  if (serviceWorker === undefined || !client.features.offline) return;
  afterLoad(() => {
    import('./store-visit.ts').then(
      ({ storeVisit }) => storeVisit(serviceWorker, client),
      () => undefined,
    );
  });
}
