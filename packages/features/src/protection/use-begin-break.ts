import { type ApiError, leaveForBreak, useAppDispatch } from '@chada/stores';
import { useState } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { isApiError } from '../common/query/describe-error.ts';

export interface BeginBreak {
  readonly failure: ApiError | null;
  /** Sends the request, and ends the session in this browser after success. */
  readonly begin: (send: () => Promise<{ readonly error?: unknown }>) => Promise<void>;
}

/** Begins a break. The API ends all sessions, so the site opens the sign-in page and says what has begun. */
export function useBeginBreak(): BeginBreak {
  const t = useText();
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<ApiError | null>(null);
  return {
    failure,
    begin: async (send) => {
      setFailure(null);
      const { error } = await send();
      if (error === undefined) dispatch(leaveForBreak(t('playBreak.began')));
      else setFailure(isApiError(error) ? error : null);
    },
  };
}
