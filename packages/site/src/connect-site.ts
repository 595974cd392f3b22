import type { ResolvedClient } from '@chada/client-config';
import type { AppStore } from '@chada/stores';
import { connectBrowser } from '@chada/stores/connect-browser';
import type { afterLoad } from './after-load.ts';
import type { ServiceWorkerPath } from './store-visit.ts';

export interface SiteConnection {
  readonly client: ResolvedClient;
  readonly serviceWorker?: ServiceWorkerPath;
}

/**
 * Reports events of the browser to the store. After the page has loaded, loads the code that sends the paths of the
 * loaded files to the service worker. `whenLoaded` is a parameter, because an import from the entry chunk would change
 * the chunk of this module whenever a screen changes.
 */
export function connectSite(
  store: AppStore,
  { client, serviceWorker }: SiteConnection,
  whenLoaded: typeof afterLoad,
): void {
  connectBrowser(store, window);
  if (serviceWorker === undefined || !client.features.offline) return;
  whenLoaded(() => {
    import('./store-visit.ts').then(
      ({ storeVisit }) => storeVisit(serviceWorker, client),
      () => undefined,
    );
  });
}
