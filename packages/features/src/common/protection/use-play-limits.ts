import type { LimitKind, LimitPeriod } from '@chada/domain';
import { opensLater } from '@chada/membership-rules';
import { useProtectionQuery } from '@chada/stores/protection';
import { useClient } from '../brand/site-context.tsx';
import { refetchStaleOnMount } from '../query/refetch-stale-on-mount.ts';

export interface ReachedLimit {
  /** Null if the backend does not name the limit. */
  readonly limit: { readonly kind: LimitKind; readonly period: LimitPeriod } | null;
  /** The time when the member may play again. Null if the limit does not end by itself. */
  readonly opensAt: string | null;
}

export interface PlayLimits {
  readonly leftSatang: number;
  /** The reached limit that ends last. Null if no limit is reached. */
  readonly reached: ReachedLimit | null;
}

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/**
 * Returns the member's limits that apply to games. Returns undefined if no such limit exists, `waiting` while the
 * limits load, and `unknown` if the limits did not load.
 */
export function usePlayLimits(): PlayLimits | 'waiting' | 'unknown' | undefined {
  const { protection } = useClient();
  const { data, isError } = useProtectionQuery(undefined, {
    ...refetchStaleOnMount,
    skip: protection === undefined,
  });
  if (protection === undefined) return undefined;
  if (data === undefined) return isError ? 'unknown' : 'waiting';
  const limits = data.limits.filter(({ kind }) => kind === 'stake' || kind === 'loss');
  if (limits.length === 0) return undefined;
  const reached = limits
    .filter(({ isReached }) => isReached)
    .map((limit): ReachedLimit => ({ limit, opensAt: limit.opensAt }))
    .reduce<ReachedLimit | null>(
      (last, limit) =>
        last === null || opensLater(dateOf(limit.opensAt), dateOf(last.opensAt)) ? limit : last,
      null,
    );
  return { leftSatang: Math.min(...limits.map(({ left }) => left)), reached };
}
