import type { AppThunk } from '../store/services.ts';

export function loadQueriesAgain(): AppThunk {
  return (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query !== undefined) dispatch(query.online());
  };
}

/** Waits for all running requests, then reloads the queries of the open screens. */
export function loadQueriesAfterRunning(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query === undefined) return;
    await dispatch(query.settled());
    dispatch(query.online());
  };
}
