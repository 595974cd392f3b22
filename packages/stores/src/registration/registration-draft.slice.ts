import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  keptStateRead,
  type RegisterDraft,
  type RegisterStep1,
  type RegisterStep2,
} from '../storage/saved-state.ts';

const initialState = (): RegisterDraft => ({ step1: null, step2: null });

/** The registration under way (EN-06); kept over a reload, without the password. */
export const registerDraftSlice = createSlice({
  name: 'registerDraft',
  initialState,
  reducers: {
    step1Kept: (state, { payload }: PayloadAction<RegisterStep1>) => {
      const { phone, username, ageConfirmed } = payload;
      state.step1 = { phone, username, ageConfirmed };
    },
    step2Kept: (state, { payload }: PayloadAction<RegisterStep2>) => {
      const { bankName, bankId, accountName } = payload;
      state.step2 = { bankName, bankId, accountName };
    },
    draftCleared: initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(keptStateRead, (state, { payload: { registerDraft } }) => {
      if (registerDraft === undefined) return state;
      return {
        step1: state.step1 ?? registerDraft.step1,
        step2: state.step2 ?? registerDraft.step2,
      };
    });
  },
});

export const { step1Kept, step2Kept, draftCleared } = registerDraftSlice.actions;
