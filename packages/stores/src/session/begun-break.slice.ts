import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { savedStateRead } from '../storage/saved-state.ts';
import { homeLoginSucceeded, loginSucceeded, userRead } from './auth.slice.ts';

/** The message about a break that began in this tab. A break ends the session, so the API can't report it again. */
export const begunBreakSlice = createSlice({
  name: 'begunBreak',
  initialState: (): string | null => null,
  reducers: {
    breakBegun: (_state, { payload }: PayloadAction<string>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(savedStateRead, (state, { payload }) => state ?? payload.begunBreak ?? null);
    builder.addMatcher(isAnyOf(userRead, loginSucceeded, homeLoginSucceeded), () => null);
  },
});

export const { breakBegun } = begunBreakSlice.actions;
