import { useNow } from '@chada/stores';
import { type PlayPause, useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';

/** Returns the running pause of play, or null. A brand without `protection` has no pauses. */
export function usePlayPause(): PlayPause | null {
  const { protection } = useClient();
  const now = useNow();
  const { data } = useProtectionQuery(undefined, { skip: protection === undefined });
  const pause = data?.pause ?? null;
  if (pause === null || protection === undefined) return null;
  return pause.until !== null && Date.parse(pause.until) <= now ? null : pause;
}
