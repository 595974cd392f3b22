import { useNow } from '@chada/stores';
import { type PlayPause, useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';

/** Returns the member's pause. Returns null if the member has no pause, and undefined while the pause is loading. */
function useKnownPause(): PlayPause | null | undefined {
  const { protection } = useClient();
  const now = useNow();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  if (protection === undefined) return null;
  const pause = data?.pause;
  const until = pause?.until ?? null;
  return until !== null && Date.parse(until) <= now ? null : pause;
}

export function usePlayPause(): PlayPause | null {
  return useKnownPause() ?? null;
}

export function useHasNoPause(): boolean {
  return useKnownPause() === null;
}
