import type { ResolvedClient } from '@chada/client-config';
import type { AppStore } from '@chada/stores';
import { connectBrowser } from '@chada/stores/connect-browser';
import type { afterLoad } from './after-load.ts';
import { copyPlainText } from './copy-plain-text.ts';
import type { ServiceWorkerPath } from './store-visit.ts';

export interface SiteConnection {
  readonly client: ResolvedClient;
  readonly serviceWorker?: ServiceWorkerPath;
}

/**
 * Reports events of the browser to the store. After the page has loaded, loads the code that sends the paths of the
 * loaded files to the service worker. The caller passes `afterLoad` as `whenLoaded`. If this module imported
 * `afterLoad` from the entry chunk, the chunk of this module would change with each change of a screen.
 */
export function connectSite(
  store: AppStore,
  { client, serviceWorker }: SiteConnection,
  whenLoaded: typeof afterLoad,
): void {
  connectBrowser(store, window);
  document.addEventListener('copy', copyPlainText);
  if (serviceWorker === undefined || !client.features.offline) return;
  whenLoaded(() => {
    import('./store-visit.ts').then(
      ({ storeVisit }) => storeVisit(serviceWorker, client),
      () => undefined,
    );
  });
}
