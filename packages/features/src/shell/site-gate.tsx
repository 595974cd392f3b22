import { useSiteStatus } from '@chada/stores';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { Navigate, useLocation } from 'react-router';
import { MaintenanceView } from '../common/maintenance-view.tsx';
import { paths } from '../common/paths.ts';

/**
 * Puts every page into maintenance while the site's status is MA (ST-08). A page that was open before stays mounted out
 * of sight, so that what was being typed is there again afterwards; one that was never open is not begun.
 */
export function SiteGate({ children }: { children: ReactNode }): ReactElement {
  const { siteStatus } = useSiteStatus();
  const { pathname } = useLocation();
  const begun = useRef(false);
  const closed = siteStatus === 'maintenance';
  if (!closed) begun.current = true;
  // PU-01: the home page has nothing to keep, so its address changes too.
  if (closed && pathname === paths.home) return <Navigate to={paths.maintenance} replace />;
  return (
    <>
      {closed && <MaintenanceView />}
      {begun.current && (
        <div className="cf-site" hidden={closed}>
          {children}
        </div>
      )}
    </>
  );
}
