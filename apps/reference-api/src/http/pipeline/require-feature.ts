import type { ResolvedClient } from '@chada/client-config';
import { ApiError } from '../errors/api-error.ts';

/** Throws FEATURE_OFF where a brand has a feature switched off. */
export function requireFeature(
  { features }: ResolvedClient,
  feature: keyof ResolvedClient['features'],
): void {
  if (!features[feature]) throw new ApiError('FEATURE_OFF');
}
