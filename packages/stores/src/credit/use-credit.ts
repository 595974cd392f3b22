import type { Satang } from '@chada/domain';
import { useCallback, useId } from 'react';
import { refreshCredit } from './refresh-credit.ts';
import { creditHeld, creditReleased, shownCredit, type LoadStatus } from './credit.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/**
 * The member's wallet (ST-06) as shown: the last known figures stay while a request is pending, and figures under a hold
 * stay until its release (`useHoldCredit`).
 */
export function useCredit(): {
  /** Integer satang; null until known. */
  readonly creditSatang: Satang | null;
  /** Whole points; null until known. */
  readonly point: number | null;
  readonly status: LoadStatus;
  readonly refresh: () => Promise<void>;
} {
  const dispatch = useAppDispatch();
  const credit = useAppSelector((state) => state.credit);
  const { creditSatang, point } = shownCredit(credit);
  const refresh = useCallback(() => dispatch(refreshCredit()), [dispatch]);
  return { creditSatang, point, status: credit.status, refresh };
}

/**
 * Returns a function that holds the shown credit and returns its release. For a prize with an animation: hold before the
 * request, since its answer states the new credit. The store's own figures continue to update, so they are right even if
 * the answer is lost or the member leaves the screen.
 */
export function useHoldCredit(): () => () => void {
  const dispatch = useAppDispatch();
  const holder = useId();
  return useCallback(() => {
    dispatch(creditHeld(holder));
    return () => void dispatch(creditReleased(holder));
  }, [dispatch, holder]);
}
