import type { Game } from '@chada/stores/game';
import { useEffect, useState } from 'react';

/** The time in ms for which a loaded list waits for the games above it. */
export const MAX_WAIT_MS = 1000;

interface GamesAbove {
  readonly games: readonly Game[];
  readonly isAboveLoading: boolean;
  /** True if the list could be shown now. */
  readonly isListReady: boolean;
}

/**
 * Returns the games above a list, for the order of the list. Undefined while the list waits for these games. Later
 * games above the list change nothing, because a list that changes its order moves under the member's finger.
 */
export function useGamesAbove({
  games,
  isAboveLoading,
  isListReady,
}: GamesAbove): readonly Game[] | undefined {
  const [first, setFirst] = useState<readonly Game[] | undefined>(undefined);
  const [isLate, setLate] = useState(false);
  const isWaiting = first === undefined && isListReady && isAboveLoading && !isLate;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  if (first !== undefined) return first;
  if (!isListReady || isWaiting) return undefined;
  setFirst(games);
  return games;
}
