import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { siteStatusRead } from '../server/server.slice.ts';
import { savedStateRead } from '../storage/saved-state.ts';
import { homeLoginSucceeded, loginSucceeded, userRead } from './auth.slice.ts';

/**
 * The message about a play break that began in this tab during maintenance. A play break ends the session, so the tab
 * can't load the message again. The end of the maintenance removes the message.
 */
export const begunBreakSlice = createSlice({
  name: 'begunBreak',
  initialState: (): string | null => null,
  reducers: {
    breakBegun: (_state, { payload }: PayloadAction<string>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(savedStateRead, (state, { payload }) => state ?? payload.begunBreak ?? null);
    builder.addCase(siteStatusRead, (state, { payload }) => (payload === 'OK' ? null : state));
    builder.addMatcher(isAnyOf(userRead, loginSucceeded, homeLoginSucceeded), () => null);
  },
});

export const { breakBegun } = begunBreakSlice.actions;
