import type { AppThunk } from '../store/services.ts';

/** Reloads the queries of the open screens. */
export function loadQueriesAgain(): AppThunk {
  return (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query !== undefined) dispatch(query.online());
  };
}

/**
 * Reloads the queries of the open screens after the pending requests have ended. Those used a wrong uuid, and a request
 * for the same data would only wait for their failure.
 */
export function loadQueriesAfterRunning(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query === undefined) return;
    await dispatch(query.settled());
    dispatch(query.online());
  };
}
