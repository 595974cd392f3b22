import type { Protection, ResolvedClient } from '@chada/client-config';
import { ApiError } from '../../http/errors/api-error.ts';

/** Returns the brand's protection settings. Throws FEATURE_OFF if the brand has none. */
export function settingsOf({ protection }: ResolvedClient): Protection {
  if (!protection) throw new ApiError('FEATURE_OFF');
  return protection;
}
