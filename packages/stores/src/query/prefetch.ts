import type { AppThunk } from '../store/services.ts';

/**
 * Loads responses that a screen needs, before the screen renders. Each query is the `initiate` of an endpoint with
 * `prefetchOnly`. A stored or requested response is not loaded again.
 */
export function prefetch(...queries: readonly AppThunk<unknown>[]): AppThunk {
  return (dispatch) => {
    for (const query of queries) void dispatch(query);
  };
}

/** Without a subscription, the response stays stored only as long as a response that no screen uses. */
export const prefetchOnly = { subscribe: false } as const;
