import type { AppThunk } from '../store/services.ts';
import { followOtherTab, readCurrentUser } from '../session/session.ts';
import { runAsMember } from '../start-up/run-as-member.ts';
import { loadQueriesAgain } from '../query/reload-queries.ts';
import { checkSiteStatus, loadEntries, loadSetting } from '../start-up/start-up.ts';
import { stayedOnSite, wasAway } from '../game/game-event.slice.ts';
import { offlineChanged } from '../server/server.slice.ts';
import type { AppStore } from '../store/create-store.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { watchDay } from './watch-day.ts';

export interface BrowserWindow {
  addEventListener(type: string, listener: (event: Event) => void): void;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  setInterval(callback: () => void, milliseconds: number): number;
  clearInterval(timer: number): void;
  readonly navigator: { readonly onLine: boolean };
  readonly document: {
    readonly visibilityState: string;
    addEventListener(type: string, listener: (event: Event) => void): void;
    removeEventListener(type: string, listener: (event: Event) => void): void;
  };
}

/** Milliseconds between checks of the site status while the page is visible (ST-08). */
export const SITE_STATUS_POLL_MS = 30_000;
/**
 * Browser events within this many milliseconds count as a single return to the page, for example `focus` and
 * `pageshow`.
 */
const COMING_BACK_MS = 1_000;
/** Milliseconds in the background after which the member counts as away. */
const AWAY_MS = 3_000;

/** Connects the store to the browser's events. Returns a function that ends the connection. */
export function connectBrowser(store: AppStore, browser: BrowserWindow): () => void {
  const { dispatch } = store;
  const visible = () => browser.document.visibilityState !== 'hidden';
  const connected = () => dispatch(offlineChanged(!browser.navigator.onLine));
  const now = () => dispatch(readDeviceClock());
  const dayWatch = watchDay({
    clock: () => dispatch(readClock()),
    deviceClock: now,
    isActive: () => visible() && browser.navigator.onLine,
    onNewDay: () => dispatch(loadQueriesAgain()),
  });
  let offset = store.getState().server.clockOffsetMs;
  const unsubscribe = store.subscribe(() => {
    const before = offset;
    offset = store.getState().server.clockOffsetMs;
    if (offset === before) return;
    // The first response corrects the device's clock, which can be days wrong. The data of the page is new at this time.
    if (before === null) dayWatch.restart();
    else dayWatch.check();
  });
  let lastBack = -Infinity;
  let hiddenAt: number | undefined;
  const back = () => {
    if (!visible()) {
      hiddenAt ??= now();
      return;
    }
    if (hiddenAt !== undefined && Math.abs(now() - hiddenAt) > AWAY_MS) dispatch(wasAway());
    hiddenAt = undefined;
    // Checks for a changed session, because a page in the back/forward cache receives no events from other tabs.
    dispatch(followOtherTab());
    dayWatch.check();
    void dispatch(runAsMember(({ settleOpenGame }) => settleOpenGame()));
    if (Math.abs(now() - lastBack) < COMING_BACK_MS) return;
    lastBack = now();
    void dispatch(checkSiteStatus({ quiet: true }));
  };
  const windowListeners: Readonly<Record<string, (event: Event) => void>> = {
    storage: (event) => dispatch(otherTabWrote('key' in event ? event.key : null)),
    online: () => {
      connected();
      dispatch(loadAgainOnline());
      dayWatch.check();
    },
    offline: connected,
    pageshow: (event) => {
      if ('persisted' in event && event.persisted === true) dispatch(stayedOnSite());
      back();
    },
    focus: back,
  };
  for (const [type, listener] of Object.entries(windowListeners)) browser.addEventListener(type, listener);
  browser.document.addEventListener('visibilitychange', back);
  const timer = browser.setInterval(() => {
    if (!visible() || !browser.navigator.onLine) return;
    void dispatch(checkSiteStatus({ quiet: true }));
    if (store.getState().auth.status === 'loading') dispatch(readCurrentUser());
    dispatch(watchOpenGame());
  }, SITE_STATUS_POLL_MS);
  connected();
  // Checks for a changed session, because another tab may have signed out before this module was loaded.
  dispatch(followOtherTab());
  return () => {
    for (const [type, listener] of Object.entries(windowListeners))
      browser.removeEventListener(type, listener);
    browser.document.removeEventListener('visibilitychange', back);
    browser.clearInterval(timer);
    unsubscribe();
    dayWatch.stop();
  };
}

// Reads the device's clock instead of `performance.now()`, which may stop while the device sleeps.
function readDeviceClock(): AppThunk<number> {
  return (_dispatch, _getState, { deviceClock }) => deviceClock();
}

/** Returns the server's time, or the device's time before the first response. */
function readClock(): AppThunk<number> {
  return (_dispatch, _getState, { clock }) => clock();
}

/** Reacts to a change of the local storage by another tab. `key` is null if the other tab has cleared the storage. */
function otherTabWrote(key: unknown): AppThunk {
  return (dispatch) => {
    if (key === storageKeys.token || key === null) dispatch(followOtherTab());
    if (key === storageKeys.gameEvent || key === null)
      void dispatch(runAsMember(({ followGame }) => followGame()));
  };
}

function watchOpenGame(): AppThunk {
  return (dispatch, getState) => {
    if (getState().credit.openGame != null)
      void dispatch(runAsMember(({ settleOpenGame }) => settleOpenGame()));
  };
}

/** Reloads data whose request failed while the device was offline. */
function loadAgainOnline(): AppThunk {
  return (dispatch, getState) => {
    const { auth, configuration, credit } = getState();
    void dispatch(checkSiteStatus({ quiet: true }));
    if (configuration.settingStatus === 'failed') void dispatch(loadSetting());
    if (configuration.entriesStatus === 'failed') void dispatch(loadEntries());
    if (credit.status === 'failed') void dispatch(runAsMember(({ refreshCredit }) => refreshCredit()));
    if (auth.status === 'loading') dispatch(readCurrentUser());
    dispatch(loadQueriesAgain());
  };
}
