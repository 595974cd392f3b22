import type { ApiResult } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { slipConfirm, slipRequestDeposit } from '@chada/contract/slip';
import { useCallback } from 'react';
import { createMoneyThunk, createMoneyHook } from '../money/send-money.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';
import { prefetch, prefetchStale } from '../query/prefetch.ts';
import type { AppThunk } from '../store/services.ts';
import { slipCleared, slipFailed, slipSettled, slipSlice } from './slip.slice.ts';
import type { SlipResult, SlipState } from './slip.state.ts';
import { slipApi } from './slip-api.ts';

export type { Slip, SlipRequest, WaitingSlip } from '@chada/contract/slip';
export type { SlipResult, SlipState } from './slip.state.ts';
export { slipApi, type SlipArgument } from './slip-api.ts';

export const { useVerifySlipMutation, useMySlipRequestsQuery, useRequestSlipReturnMutation } = slipApi;

export const prefetchSlipRequests = (): AppThunk =>
  prefetch(slipApi.endpoints.mySlipRequests.initiate(undefined, prefetchStale));

const invalidates = ['Deposit', 'History', 'User', 'SlipRequest'] as const;

export type ConfirmedSlip = OperationData<typeof slipConfirm>;

const sendConfirm = createMoneyThunk({
  operation: slipConfirm,
  input: (_who, body: { readonly slipId: string }) => ({ body }),
  invalidates,
});
const sendRequest = createMoneyThunk({
  operation: slipRequestDeposit,
  input: (_who, body: CallInput<typeof slipRequestDeposit>['body']) => ({ body }),
  invalidates,
});

export const confirmSlip = settling(sendConfirm, ({ deposit }) => ({ kind: 'credited', deposit }));
export const useConfirmSlip = createMoneyHook(confirmSlip);

/** Asks staff to check a transfer that the bank did not confirm. */
export const requestDeposit = settling(sendRequest, (request) => ({ kind: 'requested', request }));
export const useRequestDeposit = createMoneyHook(requestDeposit);

export function useSlip(): SlipState & { readonly clear: () => void } {
  const dispatch = useAppDispatch();
  const slip = useAppSelector((state) => state.slip ?? slipSlice.getInitialState());
  const clear = useCallback(() => void dispatch(slipCleared()), [dispatch]);
  return { ...slip, clear };
}

function settling<Body, Data>(
  send: (body: Body) => AppThunk<Promise<ApiResult<Data>>>,
  resultOf: (data: Data) => SlipResult,
): (body: Body) => AppThunk<Promise<ApiResult<Data>>> {
  return (body) => async (dispatch) => {
    const sent = await dispatch(send(body));
    if (sent.ok) dispatch(slipSettled(resultOf(sent.data)));
    else dispatch(slipFailed(sent.error));
    return sent;
  };
}
