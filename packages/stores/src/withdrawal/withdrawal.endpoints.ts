import {
  transferToBank,
  withdrawCreate,
  withdrawHistory,
  withdrawPublic,
  withdrawRequests,
  withdrawRetry,
} from '@chada/contract/withdrawal';
import type { BankShortName } from '@chada/domain';
import { createMoneyThunk, createMoneyHook } from '../money/send-money.ts';
import { api } from '../query/query-api.ts';
import { memberPages, memberQuery, publicQuery } from '../query/endpoint-builders.ts';
import { prefetch, prefetchStale } from '../query/prefetch.ts';
import type { AppThunk } from '../store/services.ts';

export type { LockedBonus, Withdrawal, WithdrawalAllowance } from '@chada/contract/withdrawal';

export const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Loads pending withdrawals, the member's bank account and the withdrawal limits. */
    withdrawRequests: memberQuery(build, withdrawRequests, ({ uuid }, _: void) => ({ params: { uuid } }), {
      provides: ['Withdrawal'],
    }),
    withdrawHistory: memberPages(
      build,
      withdrawHistory,
      ({ uuid }, _: void, cursor) => ({ params: { uuid }, query: { cursor } }),
      { provides: ['Withdrawal'] },
    ),
    withdrawPublic: publicQuery(build, withdrawPublic, (_: void) => ({})),
  }),
});

export const { useWithdrawRequestsQuery, useWithdrawHistoryInfiniteQuery, useWithdrawPublicQuery } =
  withdrawalApi;

/** Loads what the withdrawal screen shows. */
export function prefetchWithdrawals(): AppThunk {
  const {
    withdrawRequests: waiting,
    withdrawHistory: past,
    withdrawPublic: recent,
  } = withdrawalApi.endpoints;
  return prefetch(
    waiting.initiate(undefined, prefetchStale),
    past.initiate(undefined, prefetchStale),
    recent.initiate(undefined, prefetchStale),
  );
}

const invalidates = ['Withdrawal', 'History', 'User'] as const;

/** Requests a withdrawal. `amount` is in satang. */
export const withdraw = createMoneyThunk({
  operation: withdrawCreate,
  input: ({ uuid }, body: { readonly amount: number }) => ({ params: { uuid }, body }),
  invalidates,
});
export const useWithdraw = createMoneyHook(withdraw);

export const retryWithdrawal = createMoneyThunk({
  operation: withdrawRetry,
  input: (_who, body: { readonly withdrawalId: string }) => ({ body }),
  invalidates,
});
export const useRetryWithdrawal = createMoneyHook(retryWithdrawal);

/** Withdraws the largest possible amount to the member's bank account (AP-08). */
export const transferAll = createMoneyThunk({
  operation: transferToBank,
  input: ({ uuid }, account: { readonly bankId: string; readonly bankName: BankShortName }) => ({
    body: { uuid, ...account },
  }),
  invalidates,
});
export const useTransferToBank = createMoneyHook(transferAll);
