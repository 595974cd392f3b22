import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { savedStateRead, returnPathSchema } from '../storage/saved-state.ts';

/** The path that a visitor asked for before the login page (ME-02); only paths of the member area are stored. */
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
