import { useCurrentFailure } from '@chada/stores';
import { useEffect, useRef } from 'react';
import { useText } from '../brand/site-context.tsx';
import { describeError, isApiError } from './describe-error.ts';

interface SharedMutation {
  readonly error?: unknown;
  readonly reset: () => void;
}

/**
 * Returns the text of the error of a mutation that several screens share (`fixedCacheKey`). Removes the error when the
 * screen closes, because the member has seen it by then.
 */
export function useSharedFailure({ error, reset }: SharedMutation): string | undefined {
  const t = useText();
  const current = useCurrentFailure(isApiError(error) ? error : undefined);
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (error !== undefined) reset();
    };
  }, [error, reset]);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // Waits, because React's StrictMode closes each new screen and opens it again in the same task. The member has not
      // seen the error by then.
      void Promise.resolve().then(() => {
        if (!isOpen.current) leave.current();
      });
    };
  }, []);
  return error === undefined || current === null ? undefined : describeError(current ?? error, t);
}
