import type { Satang } from '@chada/membership-rules';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/**
 * A game that may hold the member's credit, as this device knows it (ME-22): for backends that do not report the open
 * game, and to tell which tab went there last.
 */
export const gameEventSchema = z.object({
  /** Tag of the member on this device. */
  member: z.optional(z.string()),
  /** Versions before the tag named the member. */
  uuid: z.optional(z.string()),
  gameCode: z.string(),
  gameName: z.optional(z.string()),
  /** Satang. */
  takenSatang: z.optional(z.int()),
  /** ISO 8601 in UTC, by the server's clock. */
  openedAt: z.string(),
  /** The visit that was begun last on this device. */
  visit: z.optional(z.string()),
});
/** A game that may hold the member's credit. */
export type GameEvent = z.output<typeof gameEventSchema>;

/** That this tab left for a game; kept for the tab, so that coming back to it is recognised. */
export const leftForGameSchema = z.object({
  visit: z.string(),
  gameCode: z.string(),
  /** Null until the answer that opened the game has come. */
  sessionId: z.nullable(z.string()),
});
/** That this tab left for a game. */
export type LeftForGame = z.output<typeof leftForGameSchema>;

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
