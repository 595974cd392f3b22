import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  savedStateRead,
  type RegistrationDraft,
  type RegistrationStep1,
  type RegistrationStep2,
} from '../storage/saved-state.ts';

const initialState = (): RegistrationDraft => ({ step1: null, step2: null });

export const registrationDraftSlice = createSlice({
  name: 'registrationDraft',
  initialState,
  reducers: {
    step1Saved: (state, { payload }: PayloadAction<RegistrationStep1>) => {
      const { phone, username, ageConfirmed, lineId, email } = payload;
      state.step1 = {
        phone,
        username,
        ageConfirmed,
        ...(lineId === undefined ? {} : { lineId }),
        ...(email === undefined ? {} : { email }),
      };
    },
    step2Saved: (state, { payload }: PayloadAction<RegistrationStep2>) => {
      const { bankName, bankId, accountName } = payload;
      state.step2 = { bankName, bankId, accountName };
    },
    draftCleared: initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(savedStateRead, (state, { payload: { registrationDraft } }) => {
      if (registrationDraft === undefined) return state;
      return {
        step1: state.step1 ?? registrationDraft.step1,
        step2: state.step2 ?? registrationDraft.step2,
      };
    });
  },
});

export const { step1Saved, step2Saved, draftCleared } = registrationDraftSlice.actions;
