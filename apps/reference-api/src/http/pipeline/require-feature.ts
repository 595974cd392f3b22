import type { ResolvedClient } from '@chada/client-config';
import { ApiError } from '../errors/api-error.ts';

export function requireFeature(
  { features }: ResolvedClient,
  feature: keyof ResolvedClient['features'],
): void {
  if (!features[feature]) throw new ApiError('FEATURE_OFF');
}
