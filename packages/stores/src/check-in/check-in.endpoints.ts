import type { ApiError } from '@chada/api-client';
import { checkInClaim, checkInGet } from '@chada/contract/check-in';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createMoneyThunk, createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { memberQuery } from '../query/endpoint-builders.ts';
import { checkInState, withClaim, type CheckInState, type Claimed } from './check-in-state.ts';

export { checkInState, type CheckInState } from './check-in-state.ts';
export type { CheckInLog } from '@chada/contract/check-in';

export const checkInApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns this month's check-ins and whether today's is done, by the server's clock in Bangkok (RD-06). */
    checkIn: memberQuery(build, checkInGet, (_who, _: void) => ({}), { provides: ['CheckIn'] }),
  }),
});

export const { useCheckInQuery } = checkInApi;

/** Checks in for today. */
export const claimCheckIn = createMoneyThunk({
  operation: checkInClaim,
  input: (_who, _body: void) => ({ body: {} }),
  invalidates: ['CheckIn', 'Overview', 'User'],
});
/** The money hook of `claimCheckIn`. */
export const useClaimCheckIn = createMoneyHook(claimCheckIn);

/** The check-in as a screen shows it. */
export interface CheckIn {
  readonly query: {
    readonly isLoading: boolean;
    readonly isFetching: boolean;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
  /** `undefined` until the first answer. */
  readonly state: CheckInState | undefined;
  /** True if the member checked in on this screen, also if only a later query confirmed it. */
  readonly justClaimed: boolean;
  readonly claim: () => void;
  readonly pending: boolean;
  readonly error: ApiError | null;
}

/** The daily check-in and its claim (ST-05). A claim's values apply at once, even if the next query fails. */
export function useCheckIn({ skip = false }: { readonly skip?: boolean } = {}): CheckIn {
  const query = useCheckInQuery(undefined, { skip, refetchOnMountOrArgChange: 5 });
  const [send, { pending, error }] = useClaimCheckIn();
  const [claimed, setClaimed] = useState<Claimed | null>(null);
  const [triedFor, setTriedFor] = useState<string | null>(null);
  const answer = query.data;
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const state = useMemo(
    () => (answer === undefined ? undefined : checkInState(withClaim(answer, claimed))),
    [answer, claimed],
  );
  const claim = async () => {
    if (answer === undefined) return;
    setTriedFor(answer.serverDate);
    const result = await send();
    if (result.ok) setClaimed({ date: answer.serverDate, claim: result.data });
    // Refused: another tab or device may have been first. RTK Query throws on a refetch after the component has gone.
    else if (result.error.kind === 'refused' && isShown.current) void query.refetch();
  };
  // A claim without an answer may have succeeded: a later query that reports today as done confirms it.
  const doneAfterAll = state?.today === true && triedFor !== null && triedFor === answer?.serverDate;
  return {
    query,
    state,
    justClaimed: doneAfterAll || (claimed !== null && claimed.date === answer?.serverDate),
    claim: () => void claim(),
    pending,
    error,
  };
}
