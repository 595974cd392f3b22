import type { Protection, ResolvedClient } from '@chada/client-config';
import { ApiError } from '../../http/errors/api-error.ts';

export function settingsOf({ protection }: ResolvedClient): Protection {
  if (!protection) throw new ApiError('FEATURE_OFF');
  return protection;
}
