import { useCallback } from 'react';
import { returnPathForgotten, returnPathRemembered } from './return-path.slice.ts';
import type { AppThunk } from '../store/services.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

function forgetReturnPath(): AppThunk {
  return (dispatch, getState) => {
    if (getState().auth.status === 'loggedIn') dispatch(returnPathForgotten());
  };
}

/**
 * Returns the path that a visitor opened before the sign-in (ME-02), with functions that store and remove the path.
 * `remember` accepts only paths below `/auth`. `forget` does nothing if no member is signed in. Otherwise, an effect
 * that runs after the end of a session would remove the path of that session.
 */
export function useReturnPath(): {
  readonly returnPath: string | null;
  readonly remember: (path: string) => void;
  readonly forget: () => void;
} {
  const dispatch = useAppDispatch();
  const returnPath = useAppSelector((state) => state.returnPath);
  const remember = useCallback((path: string) => void dispatch(returnPathRemembered(path)), [dispatch]);
  const forget = useCallback(() => dispatch(forgetReturnPath()), [dispatch]);
  return { returnPath, remember, forget };
}
