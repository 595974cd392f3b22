import type { AppThunk } from '../services.ts';

/** Loads again what the open screens ask for. */
export function loadQueriesAgain(): AppThunk {
  return (dispatch, _getState, { queries }) => {
    const query = queries();
    if (query !== undefined) dispatch(query.online());
  };
}
