import { useNow } from '@chada/stores';
import { type PlayPause, useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';

/** Returns the running pause of play, null if there is none, or undefined while this is not known. */
function useKnownPause(): PlayPause | null | undefined {
  const { protection } = useClient();
  const now = useNow();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  if (protection === undefined) return null;
  const pause = data?.pause;
  const until = pause?.until ?? null;
  return until !== null && Date.parse(until) <= now ? null : pause;
}

/** Returns the running pause of play, or null. A brand without `protection` has no pauses. */
export function usePlayPause(): PlayPause | null {
  return useKnownPause() ?? null;
}

/** True if it is certain that play is not paused. */
export function useHasNoPause(): boolean {
  return useKnownPause() === null;
}
