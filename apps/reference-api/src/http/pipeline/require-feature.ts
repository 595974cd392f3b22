import type { ResolvedClient } from '@chada/client-config';
import { ApiError } from '../errors/api-error.ts';

/** Throws FEATURE_OFF if the brand has switched the feature off. */
export function requireFeature(
  { features }: ResolvedClient,
  feature: keyof ResolvedClient['features'],
): void {
  if (!features[feature]) throw new ApiError('FEATURE_OFF');
}
