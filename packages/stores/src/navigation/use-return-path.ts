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
 * `remember` accepts only paths below `/auth`. `forget` does nothing without a signed-in member, because an effect can run
 * after the session has ended, and the path of that session must remain.
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
