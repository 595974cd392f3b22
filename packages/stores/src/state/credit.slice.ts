import type { Satang } from '@chada/membership-rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of a data load (ST-01). */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The member's wallet. */
export interface CreditState {
  /** Integer satang; null until the first answer. */
  readonly creditSatang: Satang | null;
  /** Whole reward points; null until the first answer. */
  readonly point: number | null;
  readonly status: LoadStatus;
  /** Sequence of the newest call that said, or is about to say, what the credit is. */
  readonly latest: number;
}

const initialState = (): CreditState => ({ creditSatang: null, point: null, status: 'idle', latest: 0 });

/** What an answer says of the wallet, and the sequence of its call. */
export interface CreditAnswer {
  readonly sequence: number;
  readonly creditSatang?: Satang;
  readonly point?: number;
}

/** Credit (ST-06): of all calls that tell it, the one sent last counts; stale answers are ignored. */
export const creditSlice = createSlice({
  name: 'credit',
  initialState,
  reducers: {
    creditRequested: (state, { payload }: PayloadAction<number>) => {
      state.latest = payload;
      state.status = 'loading';
    },
    creditAnswered: (state, { payload }: PayloadAction<CreditAnswer>) => {
      if (payload.sequence < state.latest) return;
      state.latest = payload.sequence;
      if (payload.creditSatang !== undefined) state.creditSatang = payload.creditSatang;
      if (payload.point !== undefined) state.point = payload.point;
      state.status = 'ready';
    },
    creditFailed: (state, { payload }: PayloadAction<number>) => {
      if (payload === state.latest) state.status = 'failed';
    },
  },
});

export const { creditRequested, creditAnswered, creditFailed } = creditSlice.actions;
