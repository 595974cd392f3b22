import type { AppThunk } from '../store/services.ts';

/** Returns a function that returns true until the session ends. */
export function markSession(): AppThunk<() => boolean> {
  return (_dispatch, _getState, { session }) => session.mark();
}
