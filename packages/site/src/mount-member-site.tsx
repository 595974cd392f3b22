import type { ResolvedClient } from '@chada/client-config';
import { connectBrowser, createAppStore, platformOf, startUp } from '@chada/stores';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { MemberSite } from './member-site.tsx';

/** What a page hands over to become a brand's site. */
export interface MountOptions {
  /** The brand, its assets already as addresses. */
  readonly client: ResolvedClient;
  /** The element to fill. */
  readonly root: Element;
  /** What the `web-version` header tells the backend (HD-01). */
  readonly webVersion: string;
}

/** Makes the brand's site of a page: its store, connected to this browser, and its screens in `root`. */
export function mountMemberSite({ client, root, webVersion }: MountOptions): void {
  const store = createAppStore({
    client,
    hostname: window.location.hostname,
    platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
    webVersion,
    storage: () => window.localStorage,
    tabStorage: () => window.sessionStorage,
  });
  connectBrowser(store, window);
  void store.dispatch(startUp());
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <MemberSite client={client} store={store} />
      </BrowserRouter>
    </StrictMode>,
  );
}
