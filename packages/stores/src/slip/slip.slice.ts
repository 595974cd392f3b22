import type { ApiError } from '@chada/api-client';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slipApi } from './slip-api.ts';
import { addLazySlice } from '../store/lazy-slices.ts';
import { noticeFromError } from '../notices/notice-content.ts';
import type { SlipResult, SlipState } from './slip.state.ts';

const { verifySlip, mySlipRequests } = slipApi.endpoints;

const initialState = (): SlipState => ({ data: null, result: null, error: null, mySlipRequest: null });

/** Returns the state with the notice about an error. Ignores the error of a call that the store cancelled (RD-05). */
function failed(state: SlipState, error: ApiError | undefined): SlipState {
  return error === undefined || error.policy.silent ? state : { ...state, error: noticeFromError(error) };
}

export const slipSlice = createSlice({
  name: 'slip',
  initialState,
  reducers: {
    slipSettled: (state, { payload }: PayloadAction<SlipResult>): SlipState => ({
      ...state,
      result: payload,
      error: null,
    }),
    slipFailed: (state, { payload }: PayloadAction<ApiError>) => failed(state, payload),
    slipCleared: ({ mySlipRequest }): SlipState => ({ ...initialState(), mySlipRequest }),
  },
  extraReducers: (builder) => {
    builder
      .addMatcher(verifySlip.matchPending, ({ mySlipRequest }): SlipState => ({
        ...initialState(),
        mySlipRequest,
      }))
      .addMatcher(verifySlip.matchFulfilled, (state, { payload }): SlipState => ({ ...state, data: payload }))
      .addMatcher(verifySlip.matchRejected, (state, { payload }) => failed(state, payload))
      .addMatcher(mySlipRequests.matchFulfilled, (state, { payload }): SlipState => ({
        ...state,
        mySlipRequest: payload.items,
      }))
      .addMatcher(mySlipRequests.matchRejected, (state, { payload }) => failed(state, payload));
  },
});

export const { slipSettled, slipFailed, slipCleared } = slipSlice.actions;

addLazySlice({ reducerPath: 'slip', reducer: slipSlice.reducer });
