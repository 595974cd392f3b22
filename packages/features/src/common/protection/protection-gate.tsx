import type { Protection } from '@chada/client-config';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useClient } from '../brand/site-context.tsx';
import { paths } from '../layout/paths.ts';

/**
 * Renders `children` with the brand's configuration of member protection. Redirects to the not-found page if the brand
 * has no member protection.
 */
export function ProtectionGate({
  children,
}: {
  children: (protection: Protection) => ReactNode;
}): ReactElement {
  const { protection } = useClient();
  return protection === undefined ? <Navigate to={paths.notFound} replace /> : <>{children(protection)}</>;
}
