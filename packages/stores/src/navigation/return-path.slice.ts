import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { savedStateRead, returnPathSchema } from '../storage/saved-state.ts';

/** The path in the member area that a visitor opened before the sign-in (ME-02). Null without such a path. */
export const returnPathSlice = createSlice({
  name: 'returnPath',
  initialState: (): string | null => null,
  reducers: {
    returnPathRemembered: (state, { payload }: PayloadAction<string>) =>
      returnPathSchema.safeParse(payload).success ? payload : state,
    returnPathForgotten: () => null,
  },
  extraReducers: (builder) => {
    builder.addCase(savedStateRead, (state, { payload }) => state ?? payload.returnPath ?? null);
  },
});

export const { returnPathRemembered, returnPathForgotten } = returnPathSlice.actions;
