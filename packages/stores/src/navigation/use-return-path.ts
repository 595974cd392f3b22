import { useCallback } from 'react';
import { returnPathForgotten, returnPathRemembered } from './return-path.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/**
 * Returns the path that a visitor opened before the sign-in (ME-02), with functions that store and remove the path.
 * `remember` accepts only paths below `/auth`.
 */
export function useReturnPath(): {
  readonly returnPath: string | null;
  readonly remember: (path: string) => void;
  readonly forget: () => void;
} {
  const dispatch = useAppDispatch();
  const returnPath = useAppSelector((state) => state.returnPath);
  const remember = useCallback((path: string) => void dispatch(returnPathRemembered(path)), [dispatch]);
  const forget = useCallback(() => void dispatch(returnPathForgotten()), [dispatch]);
  return { returnPath, remember, forget };
}
