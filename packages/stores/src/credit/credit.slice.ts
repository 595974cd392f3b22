import type { OpenGame } from '@chada/contract/game';
import { satang, type Satang } from '@chada/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of loading data (ST-01). */
export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface CreditState {
  /** Null until the first response. */
  readonly creditSatang: Satang | null;
  readonly points: number | null;
  /** The open game, or null. Undefined if the API does not report open games (RD-26). */
  readonly openGame: OpenGame | null | undefined;
  readonly status: LoadStatus;
  /**
   * The number of the newest call that reports the credit. The store ignores the credit in responses of earlier calls.
   */
  readonly latest: number;
  /** The credit and points that the site shows during a prize animation. Null without an animation. */
  readonly frozen: FrozenCredit | null;
  /** The credit that the browser stored in an earlier visit to the site. Null after the current credit has been loaded. */
  readonly last: LastCredit | null;
}

/** The credit that the browser stored in an earlier visit. This credit may be outdated. */
export interface LastCredit {
  readonly creditSatang: Satang;
  /** Server time at which this credit was stored, in epoch milliseconds. */
  readonly at: number;
}

/**
 * The credit and points from before a prize animation. The site shows these values until the animation ends, because
 * the new credit would reveal the prize.
 */
export interface FrozenCredit {
  readonly creditSatang: Satang | null;
  readonly points: number | null;
  readonly holders: readonly string[];
}

const initialState = (): CreditState => ({
  creditSatang: null,
  points: null,
  openGame: undefined,
  status: 'idle',
  latest: 0,
  frozen: null,
  last: null,
});

export interface CreditUpdate {
  readonly sequence: number;
  readonly creditSatang?: Satang;
  readonly points?: number;
  readonly openGame?: OpenGame | null | undefined;
}

/**
 * The state of the member's credit. The response of an earlier call does not replace the response of a later call
 * (ST-06).
 */
export const creditSlice = createSlice({
  name: 'credit',
  initialState,
  reducers: {
    creditRequested: (state, { payload }: PayloadAction<number>) => {
      state.latest = payload;
      state.status = 'loading';
    },
    creditReceived: (state, { payload }: PayloadAction<CreditUpdate>) => {
      if (payload.sequence < state.latest) return;
      state.latest = payload.sequence;
      if (payload.creditSatang !== undefined) {
        state.creditSatang = payload.creditSatang;
        state.last = null;
      }
      if (payload.points !== undefined) state.points = payload.points;
      if ('openGame' in payload) state.openGame = payload.openGame;
      state.status = 'ready';
    },
    creditTaken: (state, { payload }: PayloadAction<Satang>) => {
      if (state.creditSatang !== null) state.creditSatang = satang(Math.max(0, state.creditSatang - payload));
    },
    openGameClosed: (state) => {
      if (state.openGame !== undefined) state.openGame = null;
    },
    creditFailed: (state, { payload }: PayloadAction<number>) => {
      if (payload === state.latest) state.status = 'failed';
    },
    lastCreditRead: (state, { payload }: PayloadAction<LastCredit>) => {
      if (state.creditSatang === null) state.last = payload;
    },
    // Stores the credit and points that the site shows during an animation. `creditSatang` and `points` continue to
    // change.
    creditFrozen: (state, { payload }: PayloadAction<string>) => {
      const { creditSatang, points, frozen } = state;
      state.frozen = { creditSatang, points, ...frozen, holders: [...(frozen?.holders ?? []), payload] };
    },
    creditUnfrozen: (state, { payload }: PayloadAction<string>) => {
      if (state.frozen === null) return;
      const holders = state.frozen.holders.filter((holder) => holder !== payload);
      state.frozen = holders.length === 0 ? null : { ...state.frozen, holders };
    },
  },
});

export const {
  creditRequested,
  creditReceived,
  creditTaken,
  openGameClosed,
  creditFailed,
  lastCreditRead,
  creditFrozen,
  creditUnfrozen,
} = creditSlice.actions;

/** Returns the credit and points that the site shows: during an animation, the values from before the animation. */
export function shownCredit({
  creditSatang,
  points,
  frozen,
}: CreditState): Pick<CreditState, 'creditSatang' | 'points'> {
  return { creditSatang: frozen?.creditSatang ?? creditSatang, points: frozen?.points ?? points };
}
