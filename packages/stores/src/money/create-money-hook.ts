import type { ApiError, ApiResult } from '@chada/api-client';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { AppThunk } from '../store/services.ts';
import { useAppDispatch } from '../store/typed-hooks.ts';

/** Where a money call stands. */
export interface MoneyState<Data> {
  /** A call is under way; a press meanwhile is ignored and gets the same answer. */
  readonly pending: boolean;
  /** Why the last call failed; null after a success and while pending. */
  readonly error: ApiError | null;
  readonly lastResult: ApiResult<Data> | null;
}

/** A money hook: what submits, and where it stands. */
export type MoneyHook<Body, Data> = () => readonly [
  submit: (body: Body) => Promise<ApiResult<Data>>,
  state: MoneyState<Data>,
];

/** Makes the hook of a money thunk. */
export function createThunkHook<Body, Data>(
  send: (body: Body) => AppThunk<Promise<ApiResult<Data>>>,
): MoneyHook<Body, Data> {
  return function useMoney() {
    const dispatch = useAppDispatch();
    const running = useRef<Promise<ApiResult<Data>> | null>(null);
    const [pending, setPending] = useState(false);
    const [answered, setAnswered] = useState(0);
    // Only now does the screen show the answer: a press before this hit the button of a request that was sent already.
    useLayoutEffect(() => {
      running.current = null;
    }, [answered]);
    const [lastResult, setLastResult] = useState<ApiResult<Data> | null>(null);
    const submit = useCallback(
      (body: Body) => {
        // A double click or double Enter comes before React has drawn the disabled button.
        if (running.current !== null) return running.current;
        setPending(true);
        const run = async () => {
          try {
            const result = await dispatch(send(body));
            setLastResult(result);
            return result;
          } finally {
            setPending(false);
            setAnswered((count) => count + 1);
          }
        };
        running.current = run();
        return running.current;
      },
      [dispatch],
    );
    const error = pending || lastResult === null || lastResult.ok ? null : lastResult.error;
    return [submit, { pending, error, lastResult }];
  };
}

/**
 * Makes a hook that asks whether a wish was sent before and never answered, such as by a page that was reloaded
 * meanwhile. To be asked in an effect: it reads storage.
 */
export function createOpenWishHook<Body>(isOpen: (body: Body) => AppThunk<boolean>) {
  return function useOpenWish(): (body: Body) => boolean {
    const dispatch = useAppDispatch();
    return useCallback((body: Body) => dispatch(isOpen(body)), [dispatch]);
  };
}
