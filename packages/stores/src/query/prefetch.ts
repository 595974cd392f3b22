import type { AppThunk } from '../store/services.ts';

/** A response that is younger than this number of seconds is not loaded again when a screen opens. */
export const FRESH_SECONDS = 5;

/**
 * Loads responses that a screen needs, before the screen renders. Each query is the `initiate` of an endpoint with
 * `prefetchStale` or `prefetchMissing`. A response that is being loaded is not requested twice.
 */
export function prefetch(...queries: readonly AppThunk<unknown>[]): AppThunk {
  return (dispatch) => {
    for (const query of queries) void dispatch(query);
  };
}

/**
 * Loads a response unless it is fresh. For queries that the screen also loads again when it opens. Without a subscription,
 * the response stays stored only as long as a response that no screen uses.
 */
export const prefetchStale = { subscribe: false, forceRefetch: FRESH_SECONDS } as const;

/** Loads a response unless it is stored. For queries that the screen does not load again when it opens. */
export const prefetchMissing = { subscribe: false } as const;
