import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addLazySlice } from '../store/lazy-slices.ts';
import type { PastRequest, PastRequestsState } from './past-requests.state.ts';

export type { PastRequest } from './past-requests.state.ts';

/** Results of money requests that had no response when an earlier session ended. */
export const pastRequestsSlice = createSlice({
  name: 'pastRequests',
  initialState: (): PastRequestsState => [],
  reducers: {
    pastRequestKnown: (state, { payload }: PayloadAction<PastRequest>) => [
      ...state.filter(({ key }) => key !== payload.key),
      payload,
    ],
    pastRequestSeen: (state, { payload }: PayloadAction<string>) =>
      state.filter(({ key }) => key !== payload),
  },
});

export const { pastRequestKnown, pastRequestSeen } = pastRequestsSlice.actions;

addLazySlice({ reducerPath: 'pastRequests', reducer: pastRequestsSlice.reducer });
