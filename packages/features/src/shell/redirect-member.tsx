import { useAuth, useReturnPath } from '@chada/stores';
import type { ReactElement } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { resumedState } from '../common/layout/history-state.ts';
import { paths } from '../common/layout/paths.ts';

const sharedPage = /^\/((live-)?score|protection)\/?$/;

/** Redirects signed-in members from a public page to their return path or to the member area (PU-14, ME-02). */
export function RedirectMember(): ReactElement {
  const auth = useAuth();
  const { returnPath } = useReturnPath();
  const { pathname } = useLocation();
  const shared = sharedPage.test(pathname) ? paths.member + pathname : undefined;
  if (auth.status === 'loggedIn')
    return <Navigate to={shared ?? returnPath ?? paths.member} replace state={resumedState} />;
  return <Outlet />;
}
