import { useSiteStatus } from '@chada/stores';
import type { ReactElement } from 'react';
import { Navigate } from 'react-router';
import { MaintenanceView } from '../common/brand/maintenance-view.tsx';
import { paths } from '../common/layout/paths.ts';

/** The maintenance page at `/ma` (PU-12). */
export function MaintenancePage(): ReactElement {
  const { siteStatus } = useSiteStatus();
  return siteStatus === 'normal' ? <Navigate to={paths.home} replace /> : <MaintenanceView />;
}
