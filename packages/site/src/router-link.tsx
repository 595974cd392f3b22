import { connectNavigator, useAppDispatch } from '@chada/stores';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Gives the router's functions to the store, because the store navigates when a session ends (RD-02). */
export function RouterLink(): null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useEffect(() => {
    latest.current = { navigate, location };
  });
  useEffect(
    () =>
      dispatch(
        connectNavigator({
          navigate: (path) => void latest.current.navigate(path, { replace: true }),
          currentPath: () => latest.current.location.pathname + latest.current.location.search,
        }),
      ),
    [dispatch],
  );
  return null;
}
