import type { ApiError } from '@chada/api-client';
import { checkInClaim, checkInGet } from '@chada/contract/check-in';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createMoneyThunk, createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { memberQuery, noInput } from '../query/endpoint-builders.ts';
import { FRESH_SECONDS, prefetch, prefetchStale } from '../query/prefetch.ts';
import type { AppThunk } from '../store/services.ts';
import { checkInState, withClaim, type CheckInState, type Claimed } from './check-in-state.ts';

export { checkInState, type CheckInState } from './check-in-state.ts';
export type { CheckInLog } from '@chada/contract/check-in';

export const checkInApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads the check-ins of this month (RD-06). */
    checkIn: memberQuery(build, checkInGet, noInput, { provides: ['CheckIn'] }),
  }),
});

export const { useCheckInQuery } = checkInApi;

export const prefetchCheckIn = (): AppThunk =>
  prefetch(checkInApi.endpoints.checkIn.initiate(undefined, prefetchStale));

export const claimCheckIn = createMoneyThunk({
  operation: checkInClaim,
  input: (_who, _body: void) => ({ body: {} }),
  invalidates: ['CheckIn', 'Overview', 'User'],
});
export const useClaimCheckIn = createMoneyHook(claimCheckIn);

export interface CheckIn {
  readonly query: {
    readonly isLoading: boolean;
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** Undefined until the first response. */
  readonly state: CheckInState | undefined;
  readonly justClaimed: boolean;
  readonly claim: () => void;
  readonly pending: boolean;
  readonly error: ApiError | null;
}

/**
 * Returns the state of the daily check-in, and a function that checks in (ST-05). After a check-in, the state changes
 * without a new request.
 */
export function useCheckIn({ skip = false }: { readonly skip?: boolean } = {}): CheckIn {
  const query = useCheckInQuery(undefined, { skip, refetchOnMountOrArgChange: FRESH_SECONDS });
  const [send, { pending, error }] = useClaimCheckIn();
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const [triedFor, setTriedFor] = useState<string | null>(null);
  const response = query.data;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const state = useMemo(
    () => (response === undefined ? undefined : checkInState(withClaim(response, claimed))),
    [response, claimed],
  );
  const claim = async () => {
    if (response === undefined) return;
    setTriedFor(response.serverDate);
    const result = await send();
    if (result.ok) setClaimed({ date: response.serverDate, claim: result.data });
    // Loads the state again after a refusal, because the member may have checked in on another device.
    else if (result.error.kind === 'refused' && isShown.current) void query.refetch();
  };
  // True if the API reports a check-in for the day on which the member pressed the button. The site then shows the
  // check-in as successful, even if the response to the press was lost.
  const doneAfterAll = state?.today === true && triedFor === response?.serverDate;
  return {
    query,
    state,
    justClaimed: doneAfterAll || (response !== undefined && claimed?.date === response.serverDate),
    claim: () => void claim(),
    pending,
    error,
  };
}
