import { connectNavigator, useAppDispatch } from '@chada/stores';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/**
 * Reads the path from the address of the browser, because the router changes the address before React renders the
 * screen. The location of the router changes only with the screen.
 */
const currentPath = (): string => window.location.pathname + window.location.search;

/** Gives the router's functions to the store, because the store navigates when a session ends (RD-02). */
export function RouterLink(): null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  useEffect(
    () =>
      dispatch(
        connectNavigator({
          navigate: (path) => void latest.current(path, { replace: true }),
          currentPath,
        }),
      ),
    [dispatch],
  );
  return null;
}
