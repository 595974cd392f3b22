import type { ResolvedClient } from '@chada/client-config';
import type { ReactElement, ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../layout/paths.ts';
import { useClient } from './site-context.tsx';

/** A part of the site that a brand may switch off. */
export type FeatureName = keyof ResolvedClient['features'];

/** Renders a screen only if its feature is enabled for the brand; otherwise it shows the not-found page. */
export function FeatureGate(props: { feature: FeatureName; children: ReactNode }): ReactElement {
  const { features } = useClient();
  return features[props.feature] ? <>{props.children}</> : <Navigate to={paths.notFound} replace />;
}
