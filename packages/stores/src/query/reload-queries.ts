import type { AppThunk } from '../store/services.ts';

/** Loads again what the open screens ask for. */
export function loadQueriesAgain(): AppThunk {
  return (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query !== undefined) dispatch(query.online());
  };
}

/**
 * Loads again what the open screens ask for, once the requests that are under way have ended: these were made with a uuid
 * that was wrong, and a request for the same data would only wait for their failure.
 */
export function loadQueriesAfterRunning(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query === undefined) return;
    await dispatch(query.settled());
    dispatch(query.online());
  };
}
