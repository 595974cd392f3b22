import type { ResolvedClient } from '@chada/client-config';
import { createAppStore, platformOf, startUp } from '@chada/stores';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { makeUpForPress } from './early-press.ts';
import { MemberSite } from './member-site.tsx';
import { takeOverOf } from './painted-pages.ts';
import { paintedAs } from './read-client.ts';

/** What a page hands over to become a brand's site. */
export interface MountOptions {
  /** The brand, its assets already as addresses. */
  readonly client: ResolvedClient;
  /** The element to fill. */
  readonly root: Element;
  /** What the `web-version` header tells the backend (HD-01). */
  readonly webVersion: string;
}

/**
 * Makes the brand's site of a page: its store, connected to this browser, and its screens in `root`. What a stamp has
 * painted there for this address is taken over as it stands, with all that was typed meanwhile; anything else goes.
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
  // The first page does not wait for what listens to the browser; without it the site looks for changes at no event.
  import('@chada/stores/connect-browser').then(
    ({ connectBrowser }) => connectBrowser(store, window),
    () => undefined,
  );
  void store.dispatch(startUp());
  const site = (
    <StrictMode>
      <BrowserRouter>
        <MemberSite client={client} store={store} onReady={() => makeUpForPress(root)} />
      </BrowserRouter>
    </StrictMode>
  );
  const { pathname, search, hash } = window.location;
  const takeOver = takeOverOf(paintedAs(document), pathname);
  const isMember = store.getState().auth.status === 'loggedIn';
  // `boot/early.js` hides a paint for visitors from whoever may be a member; now it is known who is here.
  document.documentElement.removeAttribute('data-may-be-member');
  if (takeOver === undefined || (isMember && takeOver.page.forVisitors === true)) {
    root.textContent = '';
    createRoot(root).render(site);
    return;
  }
  const { page, address } = takeOver;
  if (address !== pathname) window.history.replaceState(window.history.state, '', address + search + hash);
  const hydrate = () => void hydrateRoot(root, site);
  // A screen that is not there yet would be taken over after the rest, and what changes meanwhile would clear it.
  if (page.screen === undefined) hydrate();
  else void page.screen.preload().then(hydrate);
}
