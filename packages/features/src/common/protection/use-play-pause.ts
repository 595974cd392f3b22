import { useNow } from '@chada/stores';
import { type PlayPause, useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';

/** Returns null without a pause, and undefined while the state is loading. */
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
