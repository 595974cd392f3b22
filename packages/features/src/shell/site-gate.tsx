import { useSiteStatus } from '@chada/stores';
import { MAIN_ID, ModalSuspension } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { MaintenanceView } from '../common/brand/maintenance-view.tsx';
import { PageHidden } from '../common/layout/page-hidden.ts';
import { paths } from '../common/layout/paths.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

/** Hides all pages during maintenance (site status MA, ST-08). The open page stays mounted and keeps typed text. */
export function SiteGate({ children }: { children: ReactNode }): ReactElement {
  const { siteStatus } = useSiteStatus();
  const { pathname } = useLocation();
  // Called in the parent of both layouts, because a sign-in replaces the public layout with the member layout.
  useNavigationFocus(MAIN_ID);
  // The page at `/ma` stays visible, because it redirects by itself when the maintenance ends.
  const closed = siteStatus === 'maintenance' && pathname !== paths.maintenance;
  // The home page has no typed text to keep, so the site navigates to the maintenance page (PU-01).
  if (closed && pathname === paths.home) return <Navigate to={paths.maintenance} replace />;
  return (
    <>
      {closed && <MaintenanceView />}
      <div className="cf-site" hidden={closed}>
        <PageHidden value={closed}>
          <ModalSuspension value={closed}>{children}</ModalSuspension>
        </PageHidden>
      </div>
    </>
  );
}
