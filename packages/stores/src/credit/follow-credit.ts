import { creditStream, type CreditEvent } from '@chada/contract/credit-stream';
import type { StreamEnd } from '@chada/api-client';
import type { AppThunk } from '../store/services.ts';
import { refreshCredit } from './refresh-credit.ts';

export interface FollowTimes {
  /**
   * The wait before the first retry of a stream or a request. Each further wait is twice as long as the wait before.
   */
  readonly retryMs: number;
  readonly maxRetryMs: number;
  /** The interval between credit requests if the backend has no stream. */
  readonly pollMs: number;
}

const usualTimes: FollowTimes = { retryMs: 5_000, maxRetryMs: 60_000, pollMs: 30_000 };

/**
 * Keeps the credit up to date: by a stream (decision 49), or by requests at intervals. Returns a function that stops
 * the updates.
 */
export function followCredit(times: FollowTimes = usualTimes): AppThunk<() => void> {
  return (dispatch, getState, { api }) => {
    let close: () => void = () => undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reload: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    let failures = 0;
    let openedAt = 0;
    // Adds randomness to the wait, so that the browsers of all members do not send requests at the same time after a
    // server restart.
    const waitAfter = (failed: number) =>
      Math.min(times.maxRetryMs, times.retryMs * 2 ** (failed - 1)) * (0.2 + Math.random() * 0.8);
    const load = () => dispatch(refreshCredit({ quiet: true }));
    const loadUntilReady = async (failed = 0) => {
      clearTimeout(reload);
      await load();
      if (isStopped || getState().credit.status !== 'failed') return;
      clearTimeout(reload);
      reload = setTimeout(
        () => {
          if (getState().credit.status === 'failed') void loadUntilReady(failed + 1);
        },
        waitAfter(failed + 1),
      );
    };
    const wait = (milliseconds: number, callback: () => void) => {
      timer = setTimeout(callback, milliseconds);
    };
    const poll = () => {
      void load();
      wait(times.pollMs, poll);
    };
    const onEvent = ({ creditSatang, point }: CreditEvent) => {
      const { credit } = getState();
      const isOutdated = credit.creditSatang !== creditSatang || credit.points !== point;
      if (isOutdated || credit.status === 'loading') void loadUntilReady();
    };
    const onEnd = (end: StreamEnd) => {
      if (end === 'unsupported') return wait(times.pollMs, poll);
      const isLongLived = performance.now() - openedAt >= times.maxRetryMs;
      failures = isLongLived ? 1 : failures + 1;
      // Requests the credit after a refused stream or repeated failures. If the session is no longer valid, the API
      // refuses this request too, and the refusal of the request ends the session in the browser.
      if (end === 'refused' || failures > 1) void load();
      return wait(waitAfter(failures), open);
    };
    const open = () => {
      openedAt = performance.now();
      close = api.openStream(creditStream, { onEvent, onEnd });
    };
    open();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(reload);
      close();
    };
  };
}
