import { type ReactElement, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { afterLoad } from './after-load.ts';
import { replayEarlyPress } from './early-press.ts';
import type { SiteExtensions } from './extensions.ts';
import { MemberSite, type PreparedExtensions } from './member-site.tsx';
import { findHydration } from './find-hydration.ts';
import { openStore, type StoreOptions, takeStore } from './open-store.ts';
import { siteRoutes } from './routes.tsx';
import { prerenderedName } from './read-client.ts';
import { printRefusal } from './print-refusal.ts';
import type { ServiceWorkerPath } from './store-visit.ts';

export interface MountOptions extends StoreOptions {
  /** The path of the service worker. Without this path, the site needs a network. */
  readonly serviceWorker?: ServiceWorkerPath;
  /**
   * The routes and blocks of a project outside this repository. With extensions, a prerendered page is rendered again
   * instead of hydrated.
   */
  readonly extensions?: SiteExtensions | null;
}

/** The address of the browser changes before React renders the screen, so it is the screen that the member chose. */
const browserPath = (): string => window.location.pathname + window.location.search;

/**
 * Renders the site in `root`. Hydrates the page if it was prerendered for the current URL. Creates the store, unless
 * `startSignIn` has created it.
 */
export function mountMemberSite(options: MountOptions): void {
  const { client, root, extensions } = options;
  const store = takeStore(root) ?? openStore(options);
  // Ignores an error of this import. The site then works, but does not detect a lost network and does not open without a
  // network.
  import('./connect-site.ts').then(
    ({ connectSite }) => connectSite(store, options, afterLoad),
    () => undefined,
  );
  const siteWith = (prepared?: PreparedExtensions, onReady?: () => void): ReactElement => (
    <StrictMode>
      <BrowserRouter>
        <MemberSite
          client={client}
          store={store}
          currentPath={browserPath}
          onReady={() => {
            onReady?.();
            replayEarlyPress(root);
          }}
          {...(prepared === undefined ? {} : { extensions: prepared })}
        />
      </BrowserRouter>
    </StrictMode>
  );
  // Shows the page that `boot/early.js` has hidden because a member may be signed in.
  const showPage = (): void => document.documentElement.removeAttribute('data-may-be-member');
  const render = (site: ReactElement): void => {
    showPage();
    root.textContent = '';
    createRoot(root).render(site);
  };
  if (extensions !== undefined && extensions !== null) {
    // The code for extensions is loaded on demand, because the site without extensions does not need this code.
    let restore: (() => void) | undefined;
    void import('./prepare-extensions.tsx')
      .then(({ keepInput, prepareExtensions }) => {
        restore = keepInput(root, replayEarlyPress);
        return prepareExtensions(extensions, siteRoutes, { pages: client.pages, print: printRefusal });
      })
      .catch((error: unknown) => {
        printRefusal('The site opens without its extensions.', error);
        return undefined;
      })
      .then((prepared) => render(siteWith(prepared, restore)));
    return;
  }
  const { pathname, search, hash } = window.location;
  const hydration = findHydration(prerenderedName(document), pathname, client);
  const isMember = store.getState().auth.status === 'loggedIn';
  if (hydration === undefined || (isMember && hydration.page.forVisitors === true)) {
    render(siteWith());
    return;
  }
  showPage();
  const { page, address } = hydration;
  if (address !== pathname) window.history.replaceState(window.history.state, '', address + search + hash);
  const hydrate = () => void hydrateRoot(root, siteWith());
  // Renders the page without hydration if the screen's code did not load, because React would discard the prerendered
  // content during hydration. Copies the typed values into the new page.
  const renderAgain = (): void => {
    const prerendered = document.createElement('div');
    while (root.firstChild) prerendered.appendChild(root.firstChild);
    render(siteWith());
    // The render does not wait for this import, because the network has already failed to load the screen's code, so
    // this import can also fail or hang.
    import('./prepare-extensions.tsx').then(
      ({ preserveInputs }) => preserveInputs(root, prerendered)(),
      () => undefined,
    );
  };
  if (page.screen === undefined) hydrate();
  else void page.screen.preload().then((isLoaded) => (isLoaded ? hydrate() : renderAgain()));
}
