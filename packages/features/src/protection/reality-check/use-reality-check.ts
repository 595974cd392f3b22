import { useGameEvent, useNow } from '@chada/stores';
import { type ProtectionState, useProtectionQuery } from '@chada/stores/protection';
import { useEffect, useState } from 'react';
import { useClient } from '../../common/brand/site-context.tsx';
import { useWhileShown } from '../../common/layout/use-while-shown.ts';

/**
 * Returns the protection state while a reality check is due. Loads the state again before the check, so that the sums
 * include the last game. Waits while credit is on its way back from a game.
 */
export function useRealityCheck(): ProtectionState | null {
  const { protection } = useClient();
  const now = useNow();
  const { returning } = useGameEvent();
  const { data, isFetching, refetch } = useProtectionQuery(undefined, { skip: protection === undefined });
  const load = useWhileShown(() => void refetch());
  const nextAt = data?.realityCheck.nextAt;
  const isDue = nextAt !== undefined && Date.parse(nextAt) <= now;
  const [loadedFor, setLoadedFor] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (!isDue || returning === 'pending' || loadedFor === nextAt) return;
    load();
    setLoadedFor(nextAt);
  }, [isDue, returning, nextAt, loadedFor, load]);
  const isLoaded = loadedFor === nextAt && !isFetching;
  if (data === undefined || !isDue || !isLoaded || returning === 'pending') return null;
  return data.pause === null ? data : null;
}
