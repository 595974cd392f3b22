import type { Satang } from '@chada/membership-rules';
import { useCallback } from 'react';
import { refreshCredit } from '../credit.ts';
import type { LoadStatus } from '../state/credit.slice.ts';
import { useAppDispatch, useAppSelector } from './typed-hooks.ts';

/** The member's wallet (ST-06); the last known figures stay while a look-up is under way. */
export function useCredit(): {
  /** Integer satang; null until known. */
  readonly creditSatang: Satang | null;
  /** Whole points; null until known. */
  readonly point: number | null;
  readonly status: LoadStatus;
  readonly refresh: () => Promise<void>;
} {
  const dispatch = useAppDispatch();
  const { creditSatang, point, status } = useAppSelector((state) => state.credit);
  const refresh = useCallback(() => dispatch(refreshCredit()), [dispatch]);
  return { creditSatang, point, status, refresh };
}
