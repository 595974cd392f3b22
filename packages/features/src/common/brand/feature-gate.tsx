import type { ResolvedClient } from '@chada/client-config';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../layout/paths.ts';
import { useClient } from './site-context.tsx';

export type FeatureName = keyof ResolvedClient['features'];

/** Shows the not-found page if the brand has switched the feature off. */
export function FeatureGate(props: { feature: FeatureName; children: ReactNode }): ReactElement {
  const { features } = useClient();
  return features[props.feature] ? <>{props.children}</> : <Navigate to={paths.notFound} replace />;
}
