import { useGameEvent, useOffline } from '@chada/stores';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Returns the credit whenever a member screen opens and no confirmation is needed (ME-22, RD-26), and again when the
 * connection is back after a failure. The store does the same on a page load and on a restore from the back/forward
 * cache; concurrent calls share one request.
 */
export function useReturnHome(): ReturnType<typeof useGameEvent> & { readonly offline: boolean } {
  const game = useGameEvent();
  const offline = useOffline();
  const { key, pathname } = useLocation();
  const latest = useRef(game);
  useEffect(() => {
    latest.current = game;
  });

  useEffect(() => {
    void latest.current.settle();
  }, [key]);

  useEffect(() => {
    if (!offline && latest.current.returning === 'failed') void latest.current.retryReturn();
  }, [offline]);

  // The news is for the screen the member came back to.
  const { returned, dismissReturn } = game;
  const toldAt = useRef<string | null>(null);
  useEffect(() => {
    if (returned === null) toldAt.current = null;
    else if (toldAt.current === null) toldAt.current = pathname;
    else if (toldAt.current !== pathname) dismissReturn();
  }, [returned, pathname, dismissReturn]);

  return { ...game, offline };
}
