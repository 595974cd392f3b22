import { useCallback } from 'react';
import { pastRequestSeen } from './past-requests.slice.ts';
import type { PastRequestsState } from './past-requests.state.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

const none: PastRequestsState = [];

/**
 * Returns the results of money requests from earlier sessions, and a function that removes one result from the list.
 */
export function usePastRequests(): readonly [PastRequestsState, (key: string) => void] {
  const dispatch = useAppDispatch();
  const requests = useAppSelector((state) => state.pastRequests ?? none);
  const dismiss = useCallback((key: string) => void dispatch(pastRequestSeen(key)), [dispatch]);
  return [requests, dismiss];
}
