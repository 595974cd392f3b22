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
export const gameDepartureSchema = z.object({
  visit: z.string(),
  gameCode: z.string(),
  /** Null until the answer that opened the game has come. */
  sessionId: z.nullable(z.string()),
});
/** That this tab left for a game. */
export type GameDeparture = z.output<typeof gameDepartureSchema>;

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
  /** Counts the calls that return credit, so that one that was made meanwhile can be noticed. */
  readonly returnCalls: number;
  /** The session that the failed call named. Trying again names it too, also where the server has closed it by now. */
  readonly failedSession: string | undefined;
  /** What came home last, until the member has seen it. */
  readonly returned: CreditReturn | null;
}

const initialState = (): GameEventState => ({
  event: null,
  leaving: false,
  opening: false,
  returning: 'no',
  returnCalls: 0,
  failedSession: undefined,
  returned: null,
});

/** Ends what is known of returning credit: it returned, or another game is meant now. */
const endReturn = (state: { returning: GameEventState['returning']; failedSession: string | undefined }) => {
  state.returning = 'no';
  state.failedSession = undefined;
};

/** The open game session. */
export const gameEventSlice = createSlice({
  name: 'gameEvent',
  initialState,
  reducers: {
    /** Storage was read again: a failed return of the same game is still one. */
    gameEventRead: (state, { payload }: PayloadAction<GameEvent | null>) => {
      const { event } = state;
      if ((event === null) !== (payload === null) || event?.visit !== payload?.visit) endReturn(state);
      state.event = payload;
    },
    gameEventSaved: (state, { payload }: PayloadAction<GameEvent | null>) => {
      state.event = payload;
      endReturn(state);
    },
    leavingForGame: (state) => {
      state.leaving = true;
      state.opening = true;
      state.returned = null;
      endReturn(state);
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
      state.returnCalls += 1;
    },
    returnFailed: (state, { payload }: PayloadAction<string | undefined>) => {
      state.returning = 'failed';
      state.failedSession = payload;
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
  gameEventSaved,
  leavingForGame,
  gameOpened,
  stayedOnSite,
  wasAway,
  returnStarted,
  returnFailed,
  creditReturned,
  returnSeen,
} = gameEventSlice.actions;
