import { useAuth, useReturnPath } from '@chada/stores';
import type { ReactElement } from 'react';
import { Navigate, Outlet } from 'react-router';
import { paths } from '../common/paths.ts';

/** The public pages are for visitors: a member goes to where they were going, else to the member area (PU-14, ME-02). */
export function RedirectMember(): ReactElement {
  const auth = useAuth();
  const { returnPath } = useReturnPath();
  if (auth.status === 'loggedIn') return <Navigate to={returnPath ?? paths.member} replace />;
  return <Outlet />;
}
