import { useSiteStatus } from '@chada/stores';
import { MAIN_ID, ModalSuspension } from '@chada/ui-kit';
import type { ReactElement, ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { MaintenanceView } from '../common/brand/maintenance-view.tsx';
import { PageHidden } from '../common/layout/page-hidden.ts';
import { paths } from '../common/layout/paths.ts';
import { useNavigationFocus } from './use-navigation-focus.ts';

/**
 * Hides all pages during maintenance and shows the maintenance page. The open page stays mounted and keeps the typed
 * text (ST-08).
 */
export function SiteGate({ children }: { children: ReactNode }): ReactElement {
  const { siteStatus } = useSiteStatus();
  const { pathname } = useLocation();
  useNavigationFocus(MAIN_ID);
  const closed = siteStatus === 'maintenance' && pathname !== paths.maintenance;
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
