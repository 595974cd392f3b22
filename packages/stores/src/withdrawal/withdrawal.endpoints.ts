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

export type { LockedBonus, Withdrawal, WithdrawalAllowance } from '@chada/contract/withdrawal';

export const withdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the open withdrawals, the receiving account, and the withdrawal allowance. */
    withdrawRequests: memberQuery(build, withdrawRequests, ({ uuid }, _: void) => ({ params: { uuid } }), {
      provides: ['Withdrawal'],
    }),
    /** Returns all withdrawals of the member, newest first. */
    withdrawHistory: memberPages(
      build,
      withdrawHistory,
      ({ uuid }, _: void, cursor) => ({ params: { uuid }, query: { cursor } }),
      { provides: ['Withdrawal'] },
    ),
    /** Returns recent withdrawals of all members, with masked names. */
    withdrawPublic: publicQuery(build, withdrawPublic, (_: void) => ({})),
  }),
});

export const { useWithdrawRequestsQuery, useWithdrawHistoryInfiniteQuery, useWithdrawPublicQuery } =
  withdrawalApi;

const invalidates = ['Withdrawal', 'History', 'User'] as const;

/** Requests a withdrawal; `amount` is in satang. */
export const withdraw = createMoneyThunk({
  operation: withdrawCreate,
  input: ({ uuid }, body: { readonly amount: number }) => ({ params: { uuid }, body }),
  invalidates,
});
/** The money hook of `withdraw`. */
export const useWithdraw = createMoneyHook(withdraw);

/** Sends a failed withdrawal to the bank again. */
export const retryWithdrawal = createMoneyThunk({
  operation: withdrawRetry,
  input: (_who, body: { readonly withdrawalId: string }) => ({ body }),
  invalidates,
});
/** The money hook of `retryWithdrawal`. */
export const useRetryWithdrawal = createMoneyHook(retryWithdrawal);

/** Withdraws all credit that the limits allow to the registered account (AP-08). */
export const transferAll = createMoneyThunk({
  operation: transferToBank,
  input: ({ uuid }, account: { readonly bankId: string; readonly bankName: BankShortName }) => ({
    body: { uuid, ...account },
  }),
  invalidates,
});
/** The money hook of `transferAll`. */
export const useTransferToBank = createMoneyHook(transferAll);
