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
  useEffect(() => () => leave.current(), []);
  return error === undefined || current === null ? undefined : describeError(current ?? error, t);
}
