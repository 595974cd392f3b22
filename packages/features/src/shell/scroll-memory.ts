import type { useAppDispatch } from '@chada/stores';
import { readScrollPositions, writeScrollPositions } from '@chada/stores/scroll-storage';
import { historyEntry, wasShownBefore } from '../common/layout/history-entry.ts';
import { restoreScroll } from './restore-scroll.ts';

/** A screen in the history. `key` is the router's key of the history entry. */
export interface Place {
  readonly key: string;
  readonly pathname: string;
}

export interface ScrollMemory {
  readonly restoreOrMoveToTop: () => void;
  readonly endRestoration: () => void;
  readonly disconnect: () => void;
}

interface Options {
  readonly dispatch: ReturnType<typeof useAppDispatch>;
  /** The place that the page showed first. */
  readonly first: Place;
  readonly currentPlace: () => Place;
}

/**
 * Remembers the scroll position of each history entry, also after a reload. Restores the position of the first place if
 * an earlier page has shown this place.
 */
export function connectScrollMemory({ dispatch, first, currentPlace }: Options): ScrollMemory {
  const positions = dispatch(readScrollPositions());
  let restoration: { readonly top: number; readonly end: () => void } | undefined;
  const entryOf = ({ key, pathname }: Place) => historyEntry(key, pathname);
  const endRestoration = () => restoration?.end();
  const restore = (top: number, isNewPage: boolean) => {
    endRestoration();
    const onEnd = () => {
      restoration = undefined;
    };
    restoration = { top, end: restoreScroll(top, { isNewPage, onEnd }) };
  };

  const remember = () => {
    const entry = entryOf(currentPlace());
    // The position was set last, so the entry moves to the end of the map.
    positions.delete(entry);
    positions.set(entry, restoration?.top ?? window.pageYOffset);
  };
  const store = () => {
    remember();
    dispatch(writeScrollPositions(positions));
  };
  const storeIfHidden = () => {
    // A browser can discard a hidden page without a `pagehide` event.
    if (document.visibilityState === 'hidden') store();
  };
  const leave = () => {
    store();
    // The browser would restore the position when this entry is loaded again, but the page is too short at that time.
    history.scrollRestoration = 'manual';
  };
  const leaveToBrowser = () => {
    history.scrollRestoration = 'auto';
  };

  const top = positions.get(entryOf(first));
  // With `manual` the browser leaves the page at the top, so another position is the member's own scrolling.
  const hasScrolled = history.scrollRestoration === 'manual' && window.pageYOffset > 0;
  const isFirst = currentPlace().pathname === first.pathname;
  if (top !== undefined && isFirst && !hasScrolled && wasShownBefore(first.key)) restore(top, true);
  leaveToBrowser();
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  // The back/forward cache restores the page with `manual`.
  window.addEventListener('pageshow', leaveToBrowser);
  document.addEventListener('visibilitychange', storeIfHidden);
  return {
    restoreOrMoveToTop() {
      endRestoration();
      const known = positions.get(entryOf(currentPlace()));
      if (known === undefined) window.scrollTo(0, 0);
      else restore(known, false);
    },
    endRestoration,
    disconnect() {
      endRestoration();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', leaveToBrowser);
      document.removeEventListener('visibilitychange', storeIfHidden);
    },
  };
}
