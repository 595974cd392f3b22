import type { Satang } from '@chada/membership-rules';
import { useCallback, useId } from 'react';
import { refreshCredit } from './refresh-credit.ts';
import { creditHeld, creditReleased, shownCredit, type LoadStatus } from './credit.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/**
 * The member's wallet (ST-06) as it is shown: the last known figures stay while a look-up is under way, and those of before
 * stay while a prize is on its way (`useHoldCredit`).
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
 * Gives a function that makes the shown credit stand still from the moment it is called, and returns what lets it go. For a
 * prize whose motion leads to it: to be called before the prize is asked for, since the answer tells the new credit. What
 * the store knows is kept up to date all the while, so a lost answer or a screen that is left leaves the credit right.
 */
export function useHoldCredit(): () => () => void {
  const dispatch = useAppDispatch();
  const holder = useId();
  return useCallback(() => {
    dispatch(creditHeld(holder));
    return () => void dispatch(creditReleased(holder));
  }, [dispatch, holder]);
}
