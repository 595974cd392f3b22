import type { Game } from '@chada/stores/game';
import { useEffect, useState } from 'react';

/** The time in ms for which a loaded list waits for the games above it. */
export const MAX_WAIT_MS = 1000;

interface GamesAbove {
  readonly games: readonly Game[];
  readonly isAboveLoading: boolean;
  /** True if the list could be shown now. */
  readonly isListReady: boolean;
  /** True for a list that is too short to wait for the games above it. */
  readonly isListShort: boolean;
}

/**
 * Returns the games to show above a list. Undefined while the page keeps their place and the list waits for them. The
 * result is final as soon as the list is ready and does not wait: later games change nothing, because a row that appears
 * or a list that changes its order moves the games under the member's finger.
 */
export function useGamesAbove({
  games,
  isAboveLoading,
  isListReady,
  isListShort,
}: GamesAbove): readonly Game[] | undefined {
  const [first, setFirst] = useState<readonly Game[] | undefined>(undefined);
  const [isLate, setLate] = useState(false);
  const isUndecided = first === undefined && isAboveLoading && !isListShort && !isLate;
  const isWaiting = isUndecided && isListReady;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  if (first !== undefined) return first;
  if (isUndecided) return undefined;
  if (isListReady) setFirst(games);
  return games;
}
