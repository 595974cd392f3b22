import type { Satang } from '@chada/domain';
import { useCallback, useId } from 'react';
import { refreshCredit } from './refresh-credit.ts';
import {
  creditFrozen,
  creditUnfrozen,
  shownCredit,
  type LastCredit,
  type LoadStatus,
} from './credit.slice.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** Returns the member's credit for a screen (ST-06). Keeps the last known credit while a request is running. */
export function useCredit(): {
  /** Null until the first response. */
  readonly creditSatang: Satang | null;
  readonly points: number | null;
  /** The credit of an earlier visit, if the credit of this visit could not be loaded. */
  readonly last: LastCredit | null;
  readonly status: LoadStatus;
  readonly refresh: () => Promise<void>;
} {
  const dispatch = useAppDispatch();
  const credit = useAppSelector((state) => state.credit);
  const { creditSatang, points } = shownCredit(credit);
  const refresh = useCallback(() => dispatch(refreshCredit()), [dispatch]);
  return { creditSatang, points, last: credit.last, status: credit.status, refresh };
}

/**
 * Returns `freeze`, which stops changes of the displayed credit during a draw. `freeze()` returns a function that
 * allows changes again.
 */
export function useFreezeCredit(): () => () => void {
  const dispatch = useAppDispatch();
  const holder = useId();
  return useCallback(() => {
    dispatch(creditFrozen(holder));
    return () => void dispatch(creditUnfrozen(holder));
  }, [dispatch, holder]);
}
