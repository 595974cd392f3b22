import { useAuth, useReturnPath } from '@chada/stores';
import { type ReactElement, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../common/paths.ts';
import { RouteFallback } from './route-fallback.tsx';

/** Lets members pass. A visitor is sent to sign in, and afterwards to where they were going (ME-02). */
export function RequireMember(): ReactElement {
  const { status } = useAuth();
  const { pathname, search } = useLocation();
  const { remember, forget } = useReturnPath();
  const wasMember = useRef(false);
  const wanted = pathname + search;
  const arrived = status === 'loggedIn';
  const refused = status === 'loggedOut' || status === 'error';
  useEffect(() => {
    // Whoever signed out here wants to leave; a session that ended by itself is remembered by the store.
    if (refused && !wasMember.current) remember(wanted);
    if (!arrived) return;
    wasMember.current = true;
    forget();
  }, [refused, arrived, wanted, remember, forget]);
  if (arrived) return <Outlet />;
  if (refused) return <Navigate to={paths.login} replace />;
  return (
    <main className="cf-auth-wait">
      <RouteFallback />
    </main>
  );
}
