import { useSiteStatus } from '@chada/stores';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { MaintenanceView } from '../common/brand/maintenance-view.tsx';
import { paths } from '../common/layout/paths.ts';

/** The page of `/ma` (PU-12); once the site runs normally there is nothing to wait for, and it leads home. */
export function MaintenancePage(): ReactElement {
  const { siteStatus } = useSiteStatus();
  return siteStatus === 'normal' ? <Navigate to={paths.home} replace /> : <MaintenanceView />;
}
