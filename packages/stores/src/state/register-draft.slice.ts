import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { keptStateRead, type RegisterDraft, type RegisterStep1, type RegisterStep2 } from './kept.events.ts';

const initialState = (): RegisterDraft => ({
  step1: null,
  step2: null,
  afCode: null,
  team: null,
  marketing: null,
});

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
    /** `/regis/{team}/{marketing}` (PU-04, PU-05). */
    campaignKept: (state, { payload }: PayloadAction<{ team: string; marketing: string }>) => {
      state.team = payload.team;
      state.marketing = payload.marketing;
    },
    /** `/aff/{afCode}` (PU-06); null where the code turned out to be unknown. */
    affiliateCodeKept: (state, { payload }: PayloadAction<string | null>) => {
      state.afCode = payload;
    },
    draftCleared: initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(keptStateRead, (state, { payload: { registerDraft } }) => {
      // What the address bar said since then wins over what was kept.
      if (registerDraft === undefined) return state;
      return {
        step1: state.step1 ?? registerDraft.step1,
        step2: state.step2 ?? registerDraft.step2,
        afCode: state.afCode ?? registerDraft.afCode,
        team: state.team ?? registerDraft.team,
        marketing: state.marketing ?? registerDraft.marketing,
      };
    });
  },
});

export const { step1Kept, step2Kept, campaignKept, affiliateCodeKept, draftCleared } =
  registerDraftSlice.actions;
