import { useSiteStatus } from '@chada/stores';
import { MAIN_ID, ModalSuspension } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { MaintenanceView } from '../common/brand/maintenance-view.tsx';
import { PageHidden } from '../common/layout/page-hidden.ts';
import { paths } from '../common/layout/paths.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

/**
 * Puts every page into maintenance while the site's status is MA (ST-08). The page that was open stays mounted out of
 * sight, its questions too, so that what was being typed is there again afterwards.
 */
export function SiteGate({ children }: { children: ReactNode }): ReactElement {
  const { siteStatus } = useSiteStatus();
  const { pathname } = useLocation();
  // Above both layouts: signing in leads from one to the other.
  useNavigationFocus(MAIN_ID);
  // The maintenance page is its own: it stays when the status is normal again, and leads home.
  const closed = siteStatus === 'maintenance' && pathname !== paths.maintenance;
  // PU-01: the home page has nothing to keep, so its address changes too.
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
