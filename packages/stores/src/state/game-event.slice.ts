import type { Satang } from '@chada/membership-rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** A game that may hold the member's credit (ME-22). Kept in local storage until the credit is home. */
export const gameEventSchema = z.object({
  /** The member it belongs to. */
  uuid: z.string(),
  gameCode: z.string(),
  /** ISO 8601 in UTC, by the server's clock. */
  openedAt: z.string(),
});
/** A game that may hold the member's credit. */
export type GameEvent = z.output<typeof gameEventSchema>;

/** What came home from a game. */
export interface CreditReturn {
  /** Brought home. */
  readonly movedSatang: Satang;
  /** Taken to the game; null where none was open. */
  readonly takenSatang: Satang | null;
}

/** The open game, and whether its credit is on the way home. */
export interface GameEventState {
  readonly event: GameEvent | null;
  /**
   * A game is being opened and the browser is on its way there: coming into sight again meanwhile is no return, and
   * must not take the credit out of the game that is about to be played.
   */
  readonly leaving: boolean;
  /** The call that opens it is under way. */
  readonly opening: boolean;
  readonly returning: 'no' | 'pending' | 'failed';
  /** What came home last, until the member has seen it. */
  readonly returned: CreditReturn | null;
}

const initialState = (): GameEventState => ({
  event: null,
  leaving: false,
  opening: false,
  returning: 'no',
  returned: null,
});

/** The open game session. */
export const gameEventSlice = createSlice({
  name: 'gameEvent',
  initialState,
  reducers: {
    gameEventRead: (state, { payload }: PayloadAction<GameEvent | null>) => {
      state.event = payload;
      state.returning = 'no';
    },
    leavingForGame: (state) => {
      state.leaving = true;
      state.opening = true;
      state.returned = null;
    },
    gameOpened: (state) => {
      state.opening = false;
    },
    stayedOnSite: (state) => {
      state.leaving = false;
      state.opening = false;
    },
    /** The page was out of sight for a while, as when an installed site shows the game in a sheet over itself. */
    wasAway: (state) => {
      if (!state.opening) state.leaving = false;
    },
    returnStarted: (state) => {
      state.leaving = false;
      state.returning = 'pending';
    },
    returnFailed: (state) => {
      state.returning = 'failed';
    },
    creditReturned: (state, { payload }: PayloadAction<CreditReturn>) => {
      state.returned = payload;
    },
    returnSeen: (state) => {
      state.returned = null;
    },
  },
});

export const {
  gameEventRead,
  leavingForGame,
  gameOpened,
  stayedOnSite,
  wasAway,
  returnStarted,
  returnFailed,
  creditReturned,
  returnSeen,
} = gameEventSlice.actions;
