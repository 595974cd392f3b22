import { useSiteStatus } from '@chada/stores';
import { MAIN_ID, ModalSuspension } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { MaintenanceView } from '../common/brand/maintenance-view.tsx';
import { PageHidden } from '../common/layout/page-hidden.ts';
import { paths } from '../common/layout/paths.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

/**
 * Replaces every page while the site's status is MA (ST-08). The open page stays mounted but hidden, so that typed text
 * is kept.
 */
export function SiteGate({ children }: { children: ReactNode }): ReactElement {
  const { siteStatus } = useSiteStatus();
  const { pathname } = useLocation();
  // Above both layouts, because signing in switches between them.
  useNavigationFocus(MAIN_ID);
  // The maintenance page has its own route, which redirects once the status is normal again.
  const closed = siteStatus === 'maintenance' && pathname !== paths.maintenance;
  // PU-01: the home page has no state to preserve, so its address changes too.
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
