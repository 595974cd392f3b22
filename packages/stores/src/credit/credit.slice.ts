import type { OpenGame } from '@chada/contract/game';
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
  /** The game that holds credit, null with none open; undefined where the backend does not report it (RD-26). */
  readonly openGame: OpenGame | null | undefined;
  readonly status: LoadStatus;
  /** Sequence of the newest call that said, or is about to say, what the credit is. */
  readonly latest: number;
  /** The figures as members see them meanwhile, and who holds them so; null while nobody does. */
  readonly held: HeldFigures | null;
}

/** Figures that stand still while a motion leads to a prize which they would give away. */
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

/** What an answer says of the wallet, and the sequence of its call. */
export interface CreditAnswer {
  readonly sequence: number;
  readonly creditSatang?: Satang;
  readonly point?: number;
  readonly openGame?: OpenGame | null | undefined;
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
    // What is known goes on being kept up to date below: only what is seen of it stands still.
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
 * The figures that members see: the known ones, or those of before while they are held. One that was unknown when the
 * hold began is shown as soon as it is known: without the one before, it gives nothing away.
 */
export function shownCredit({
  creditSatang,
  point,
  held,
}: CreditState): Pick<CreditState, 'creditSatang' | 'point'> {
  return { creditSatang: held?.creditSatang ?? creditSatang, point: held?.point ?? point };
}
