import { formatDateTime, type Translate } from '@chada/messages';
import { type ApiError, leaveForBreak, useAppDispatch, useSiteStatus } from '@chada/stores';
import type { PlayPause } from '@chada/stores/protection';
import { useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { isApiError } from '../common/query/describe-error.ts';

export interface BeginBreak {
  readonly failure: ApiError | null;
  readonly begin: (send: () => Promise<BreakOutcome>) => Promise<void>;
}

interface BreakOutcome {
  readonly data?: { readonly pause: PlayPause };
  readonly error?: unknown;
}

function begunText({ until, endRequestableAt }: PlayPause, isClosed: boolean, t: Translate): string {
  if (until !== null)
    return t(isClosed ? 'playBreak.beganClosed' : 'playBreak.began', { time: formatDateTime(until) });
  if (endRequestableAt === null)
    return t(isClosed ? 'playBreak.beganForeverClosed' : 'playBreak.beganForever');
  return t(isClosed ? 'playBreak.beganExclusionClosed' : 'playBreak.beganExclusion', {
    time: formatDateTime(endRequestableAt),
  });
}

/** Begins a play break and signs the member out, because the API ends all sessions at the start of a play break. */
export function useBeginBreak(): BeginBreak {
  const t = useText();
  const dispatch = useAppDispatch();
  const { siteStatus } = useSiteStatus();
  const [failure, setFailure] = useState<ApiError | null>(null);
  return {
    failure,
    begin: async (send) => {
      setFailure(null);
      const { data, error } = await send();
      if (data !== undefined) dispatch(leaveForBreak(begunText(data.pause, siteStatus === 'maintenance', t)));
      else setFailure(isApiError(error) ? error : null);
    },
  };
}
