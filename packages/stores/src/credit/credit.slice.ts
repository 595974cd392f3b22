import type { OpenGame } from '@chada/contract/game';
import type { Satang } from '@chada/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The status of a load (ST-01). */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

/** The member's wallet. */
export interface CreditState {
  /** Integer satang; null until the first answer. */
  readonly creditSatang: Satang | null;
  /** Whole reward points; null until the first answer. */
  readonly point: number | null;
  /** The game that holds credit; null with none open; undefined if the backend does not report it (RD-26). */
  readonly openGame: OpenGame | null | undefined;
  readonly status: LoadStatus;
  /** Sequence of the newest call that stated, or will state, the credit. */
  readonly latest: number;
  /** The figures shown during a hold and its holders; null without one. */
  readonly held: HeldFigures | null;
}

/** Figures that stay on the screen during an animation, so that they do not reveal its prize. */
export interface HeldFigures {
  readonly creditSatang: Satang | null;
  readonly point: number | null;
  readonly holders: readonly string[];
}

const initialState = (): CreditState => ({
  creditSatang: null,
  point: null,
  openGame: undefined,
  status: 'idle',
  latest: 0,
  held: null,
});

/** What an answer states about the wallet, and the sequence of its call. */
export interface CreditAnswer {
  readonly sequence: number;
  readonly creditSatang?: Satang;
  readonly point?: number;
  readonly openGame?: OpenGame | null | undefined;
}

/** Credit (ST-06): of all calls that state it, the one sent last counts; answers of earlier calls are ignored. */
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
      if ('openGame' in payload) state.openGame = payload.openGame;
      state.status = 'ready';
    },
    /** The credit of the open game was returned. */
    openGameClosed: (state) => {
      if (state.openGame !== undefined) state.openGame = null;
    },
    creditFailed: (state, { payload }: PayloadAction<number>) => {
      if (payload === state.latest) state.status = 'failed';
    },
    // A hold affects only the shown figures; the known ones continue to update.
    creditHeld: (state, { payload }: PayloadAction<string>) => {
      const { creditSatang, point, held } = state;
      state.held = { creditSatang, point, ...held, holders: [...(held?.holders ?? []), payload] };
    },
    creditReleased: (state, { payload }: PayloadAction<string>) => {
      const holders = state.held?.holders.filter((holder) => holder !== payload) ?? [];
      state.held = state.held === null || holders.length === 0 ? null : { ...state.held, holders };
    },
  },
});

export const { creditRequested, creditAnswered, openGameClosed, creditFailed, creditHeld, creditReleased } =
  creditSlice.actions;

/**
 * Returns the figures to show: those at the start of a hold, else the known ones. A figure that was unknown at the start
 * is shown as soon as it is known, since without the earlier one it reveals nothing.
 */
export function shownCredit({
  creditSatang,
  point,
  held,
}: CreditState): Pick<CreditState, 'creditSatang' | 'point'> {
  return { creditSatang: held?.creditSatang ?? creditSatang, point: held?.point ?? point };
}
