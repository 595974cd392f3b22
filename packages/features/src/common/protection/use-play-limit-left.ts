import { useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';
import { freshOnArrival } from '../query/fresh-on-arrival.ts';

/**
 * Returns the satang that the member's limits on stakes and net loss leave, or undefined without such limits. Returns
 * `waiting` while the limits load, and `unknown` if they did not load.
 */
export function usePlayLimitLeft(): number | 'waiting' | 'unknown' | undefined {
  const { protection } = useClient();
  const { data, isError } = useProtectionQuery(undefined, {
    ...freshOnArrival,
    skip: protection === undefined,
  });
  if (protection === undefined) return undefined;
  if (data === undefined) return isError ? 'unknown' : 'waiting';
  const limits = data.limits.filter(({ kind }) => kind === 'stake' || kind === 'loss');
  return limits.length === 0 ? undefined : Math.min(...limits.map(({ left }) => left));
}
