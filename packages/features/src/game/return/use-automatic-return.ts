import { useGameEvent, useOffline } from '@chada/stores';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the credit back from a game when a member screen opens (ME-22, RD-26). */
export function useAutomaticReturn(): ReturnType<typeof useGameEvent> & { readonly offline: boolean } {
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

  const { returned, dismissReturn } = game;
  const shownOnPath = useRef<string | null>(null);
  useEffect(() => {
    if (returned === null) shownOnPath.current = null;
    else if (shownOnPath.current === null) shownOnPath.current = pathname;
    else if (shownOnPath.current !== pathname) dismissReturn();
  }, [returned, pathname, dismissReturn]);

  return { ...game, offline };
}
