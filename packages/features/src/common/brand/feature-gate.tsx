import type { ResolvedClient } from '@chada/client-config';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../layout/paths.ts';
import { useClient } from './site-context.tsx';

/** A feature that a brand can switch off in the client configuration. */
export type FeatureName = keyof ResolvedClient['features'];

/** Renders the children if the brand has the feature. Without the feature, renders the not-found page. */
export function FeatureGate(props: { feature: FeatureName; children: ReactNode }): ReactElement {
  const { features } = useClient();
  return features[props.feature] ? <>{props.children}</> : <Navigate to={paths.notFound} replace />;
}
