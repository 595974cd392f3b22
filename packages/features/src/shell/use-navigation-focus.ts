import { useEffect, useRef } from 'react';
import { type NavigationType, useLocation, useNavigationType } from 'react-router';
import { CHUNK_TIMEOUT_MS } from './lazy-screen.ts';

const waitForHeadingMs = CHUNK_TIMEOUT_MS;
const restoreWithinMs = 1500;

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

function restoreScroll(top: number): () => void {
  const started = performance.now();
  let frame = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    const arrived = Math.abs(window.pageYOffset - top) < 2;
    if (!arrived && performance.now() - started < restoreWithinMs) frame = requestAnimationFrame(attempt);
  };
  attempt();
  return () => cancelAnimationFrame(frame);
}

function moveTo(type: NavigationType, leftAt: number | undefined): () => void {
  if (type === 'POP' && leftAt !== undefined) return restoreScroll(leftAt);
  window.scrollTo(0, 0);
  return () => undefined;
}

/** Moves the focus to the heading of each new screen. The Back button restores the scroll position. */
export function useNavigationFocus(mainId: string): void {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const leftAt = useRef(new Map<string, number>());
  const shown = useRef<{ key: string; pathname: string } | undefined>(undefined);

  useEffect(() => {
    const remember = () => {
      const now = shown.current;
      if (now !== undefined) leftAt.current.set(now.key, window.pageYOffset);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    // The first page needs no scrolling, because the browser itself restores the scroll position of the first page.
    if (before === undefined || before.pathname === pathname) return undefined;
    const stopScroll = moveTo(type, leftAt.current.get(key));
    const stopFocus = focusScreen(mainId);
    return () => {
      stopScroll();
      stopFocus();
    };
  }, [key, pathname, type, mainId]);
}
