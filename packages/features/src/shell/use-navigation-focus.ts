import { useAppDispatch } from '@chada/stores';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { CHUNK_TIMEOUT_MS } from './lazy-screen.ts';
import type { Place, ScrollMemory } from './scroll-memory.ts';

const waitForHeadingMs = CHUNK_TIMEOUT_MS;

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
}

function focusScreen(mainId: string): () => void {
  const main = () => document.getElementById(mainId);
  const heading = () => main()?.querySelector<HTMLElement>('h1') ?? null;
  const now = heading();
  if (now !== null) {
    focusQuietly(now);
    return () => undefined;
  }
  const first = main();
  if (first !== null) focusQuietly(first);
  const observer = new MutationObserver(() => {
    const late = heading();
    if (late === null) return;
    observer.disconnect();
    // The heading takes the focus only if the member has not moved the focus.
    if (document.activeElement === main() || document.activeElement === document.body) focusQuietly(late);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), waitForHeadingMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Moves the focus to the heading of each new screen. Restores the scroll position of an earlier history entry. */
export function useNavigationFocus(mainId: string): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const dispatch = useAppDispatch();
  const place = useRef<Place | undefined>(undefined);
  const memory = useRef<ScrollMemory | undefined>(undefined);

  useEffect(() => {
    const before = place.current;
    place.current = { key, pathname };
    if (before === undefined) return undefined;
    if (before.pathname === pathname) {
      // The browser itself restores the position of another entry of the same screen.
      if (type !== 'REPLACE') memory.current?.endRestoration();
      return undefined;
    }
    if (type === 'POP' && memory.current !== undefined) memory.current.restoreOrMoveToTop();
    else {
      memory.current?.endRestoration();
      window.scrollTo(0, 0);
    }
    return focusScreen(mainId);
  }, [key, pathname, type, mainId]);

  useEffect(() => {
    const first = place.current;
    let isMounted = true;
    import('./scroll-memory.ts').then(
      ({ connectScrollMemory }) => {
        if (!isMounted || first === undefined) return;
        memory.current = connectScrollMemory({
          dispatch,
          first,
          currentPlace: () => place.current ?? first,
        });
      },
      // Without this code, each screen starts at its top.
      () => undefined,
    );
    return () => {
      isMounted = false;
      memory.current?.disconnect();
    };
  }, [dispatch]);
}
