import { checkInClaim, checkInGet } from '@chada/contract/check-in';
import { createMoneyThunk } from '../calls/send-money.ts';
import { createThunkHook } from '../hooks/create-money-hook.ts';
import { api } from '../rtk/api.ts';
import { memberQuery } from '../rtk/endpoint-makers.ts';

export type { CheckInLog } from '@chada/contract/check-in';

export const checkInApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Check-ins of this month, and whether today's is done by the server's clock in Bangkok (RD-06). */
    checkIn: memberQuery(build, checkInGet, (_who, _: void) => ({}), { provides: ['CheckIn'] }),
  }),
});

export const { useCheckInQuery } = checkInApi;

/** Checks in for today. */
export const claimCheckIn = createMoneyThunk({
  operation: checkInClaim,
  input: (_who, _body: void) => ({ body: {} }),
  stale: ['CheckIn', 'Overview', 'User'],
});
/** The hook of `claimCheckIn`. */
export const useClaimCheckIn = createThunkHook(claimCheckIn);
