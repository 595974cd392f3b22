import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * Returns false in the first render of a component, unless the page is prerendered. Use it for a `<source>` with
 * `media`: Chromium never frees such an element, with all elements around it, if React discards the render that created
 * it.
 */
export function useIsInPage(): boolean {
  const isPrerendered = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [isInPage, setInPage] = useState(isPrerendered);
  useLayoutEffect(() => setInPage(true), []);
  return isInPage;
}
