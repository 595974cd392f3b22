import type { Satang } from '@chada/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** A game that was opened in this browser and may hold the member's credit (ME-22). Stored in the local storage. */
export const gameEventSchema = z.object({
  /** The device tag of the member, which identifies the member without an id. */
  member: z.optional(z.string()),
  /** The member's uuid. Earlier versions stored the uuid instead of the device tag. */
  uuid: z.optional(z.string()),
  gameCode: z.string(),
  gameName: z.optional(z.string()),
  takenSatang: z.optional(z.int()),
  /** The time of opening by the server's clock, as ISO 8601 in UTC. */
  openedAt: z.string(),
  /** A random id for each opening of a game in this browser. */
  visit: z.optional(z.string()),
});
export type GameEvent = z.output<typeof gameEventSchema>;

/** The game that was opened in this tab. Stored in the session storage. */
export const gameDepartureSchema = z.object({
  visit: z.string(),
  gameCode: z.string(),
  /** Null until the response to `game.open` has arrived. */
  sessionId: z.nullable(z.string()),
});
export type GameDeparture = z.output<typeof gameDepartureSchema>;

export interface CreditReturn {
  readonly movedSatang: Satang;
  /** The amount that moved to the game when the game was opened. Null if no game was open. */
  readonly takenSatang: Satang | null;
}

/** The open game, and the state of returning its credit to the wallet. */
export interface GameEventState {
  readonly event: GameEvent | null;
  /**
   * True while the browser is opening a game's page. During this time, the credit does not return if the page is hidden
   * or shown.
   */
  readonly leaving: boolean;
  readonly opening: boolean;
  readonly returning: 'no' | 'pending' | 'failed';
  /** The number of requests to return credit that this page has sent. */
  readonly returnCalls: number;
  /** The game session of the failed return request. A retry must use the same session. */
  readonly failedSession: string | undefined;
  /** The latest returned credit, until the member dismisses the notice. */
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

const endReturn = (state: { returning: GameEventState['returning']; failedSession: string | undefined }) => {
  state.returning = 'no';
  state.failedSession = undefined;
};

export const gameEventSlice = createSlice({
  name: 'gameEvent',
  initialState,
  reducers: {
    /**
     * Stores the game that was read again from the browser's storage. If the game is another game, resets the state of
     * the failed return.
     */
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
    /** The page was hidden for some seconds and is visible again, so the browser is no longer opening a game. */
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
