import type { ResolvedClient } from '@chada/client-config';
import { createAppStore, platformOf, startUp } from '@chada/stores';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { replayEarlyPress } from './early-press.ts';
import { MemberSite } from './member-site.tsx';
import { findHydration } from './painted-pages.ts';
import { paintedAs } from './read-client.ts';

/** The options of a mounted site. */
export interface MountOptions {
  /** The brand, with its assets resolved to addresses. */
  readonly client: ResolvedClient;
  /** The element to render into. */
  readonly root: Element;
  /** The value of the `web-version` header (HD-01). */
  readonly webVersion: string;
}

/**
 * Mounts a brand's site: creates its store, connects it to this browser, and renders its screens in `root`. Hydrates what
 * a stamp has painted for this address, including the text typed meanwhile; replaces any other content.
 */
export function mountMemberSite({ client, root, webVersion }: MountOptions): void {
  const store = createAppStore({
    client,
    hostname: window.location.hostname,
    platform: platformOf(navigator.userAgent, navigator.maxTouchPoints),
    webVersion,
    storage: () => window.localStorage,
    tabStorage: () => window.sessionStorage,
  });
  // The first page does not wait for the browser's listeners; without them the site still works but misses events.
  import('@chada/stores/connect-browser').then(
    ({ connectBrowser }) => connectBrowser(store, window),
    () => undefined,
  );
  void store.dispatch(startUp());
  const site = (
    <StrictMode>
      <BrowserRouter>
        <MemberSite client={client} store={store} onReady={() => replayEarlyPress(root)} />
      </BrowserRouter>
    </StrictMode>
  );
  const { pathname, search, hash } = window.location;
  const hydration = findHydration(paintedAs(document), pathname);
  const isMember = store.getState().auth.status === 'loggedIn';
  // `boot/early.js` hides the paint for visitors from a possible member; the store now knows the session.
  document.documentElement.removeAttribute('data-may-be-member');
  if (hydration === undefined || (isMember && hydration.page.forVisitors === true)) {
    root.textContent = '';
    createRoot(root).render(site);
    return;
  }
  const { page, address } = hydration;
  if (address !== pathname) window.history.replaceState(window.history.state, '', address + search + hash);
  const hydrate = () => void hydrateRoot(root, site);
  // A screen that is not loaded yet would hydrate later, and a change meanwhile would remove its paint.
  if (page.screen === undefined) hydrate();
  else void page.screen.preload().then(hydrate);
}
