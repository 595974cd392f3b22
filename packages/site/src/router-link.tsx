import { connectNavigator, useAppDispatch } from '@chada/stores';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface RouterLinkProps {
  /** See `MemberSiteProps`. */
  currentPath?: (() => string) | undefined;
}

/** Gives the router's functions to the store, because the store navigates when a session ends (RD-02). */
export function RouterLink({ currentPath }: RouterLinkProps): null {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location, currentPath });
  useEffect(() => {
    latest.current = { navigate, location, currentPath };
  });
  useEffect(
    () =>
      dispatch(
        connectNavigator({
          navigate: (path) => void latest.current.navigate(path, { replace: true }),
          currentPath: () =>
            latest.current.currentPath?.() ??
            latest.current.location.pathname + latest.current.location.search,
        }),
      ),
    [dispatch],
  );
  return null;
}
