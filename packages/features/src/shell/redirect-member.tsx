import { useAuth, useReturnPath } from '@chada/stores';
import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { paths } from '../common/layout/paths.ts';

/** Public pages that members have at their own address: `/auth` and the same path. */
const sharedPage = /^\/(live-)?score\/?$/;

/**
 * Redirects members from the public pages to their return path, or to the member area (PU-14, ME-02). A link to the
 * live scores or the league table opens the member's version of it.
 */
export function RedirectMember(): ReactElement {
  const auth = useAuth();
  const { returnPath } = useReturnPath();
  const { pathname } = useLocation();
  const shared = sharedPage.test(pathname) ? paths.member + pathname : undefined;
  if (auth.status === 'loggedIn') return <Navigate to={shared ?? returnPath ?? paths.member} replace />;
  return <Outlet />;
}
