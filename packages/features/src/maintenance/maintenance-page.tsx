import { useSiteStatus } from '@chada/stores';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { MaintenanceView } from '../common/brand/maintenance-view.tsx';
import { paths } from '../common/layout/paths.ts';

/** The page of `/ma` (PU-12). While the site runs normally it redirects to the home page. */
export function MaintenancePage(): ReactElement {
  const { siteStatus } = useSiteStatus();
  return siteStatus === 'normal' ? <Navigate to={paths.home} replace /> : <MaintenanceView />;
}
