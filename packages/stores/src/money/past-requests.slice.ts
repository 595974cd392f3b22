import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addLazySlice } from '../store/lazy-slices.ts';
import type { PastRequest, PastRequestsState } from './past-requests.state.ts';

export type { PastRequest } from './past-requests.state.ts';

/** Results of money requests that were still running when an earlier session ended. Loaded only for members. */
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
