import { useCredit, useGameEvent, useNow } from '@chada/stores';
import { type ProtectionState, useProtectionQuery } from '@chada/stores/protection';
import { useEffect, useState } from 'react';
import { useClient } from '../../common/brand/site-context.tsx';
import { useWhileShown } from '../../common/layout/use-while-shown.ts';

/**
 * Returns the protection state if a reality check must appear now, and null otherwise. Reloads the state before each
 * reality check, so that the sums in the dialog include the last game.
 */
export function useRealityCheck(): ProtectionState | null {
  const { protection } = useClient();
  const now = useNow();
  const { returning, returnCalls } = useGameEvent();
  const isCreditLoading = useCredit().status === 'loading';
  const { data, isFetching, refetch } = useProtectionQuery(undefined, { skip: protection === undefined });
  const load = useWhileShown(() => void refetch());
  const nextAt = data?.realityCheck.nextAt;
  const isDue = nextAt !== undefined && Date.parse(nextAt) <= now;
  const [loadedFor, setLoadedFor] = useState<string | undefined>(undefined);
  const needed = `${nextAt} ${returnCalls}`;
  const isWaiting = returning === 'pending' || isCreditLoading || isFetching;
  useEffect(() => {
    if (!isDue || isWaiting || loadedFor === needed) return;
    load();
    setLoadedFor(needed);
  }, [isDue, isWaiting, needed, loadedFor, load]);
  const isLoaded = loadedFor === needed && !isFetching;
  if (data === undefined || !isDue || !isLoaded || returning === 'pending') return null;
  return data.pause === null ? data : null;
}
