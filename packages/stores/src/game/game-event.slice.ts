import type { Satang } from '@chada/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/**
 * A game that may hold the member's credit, as this device knows it (ME-22). Needed for backends that do not report the
 * open game, and to find out which tab opened a game last.
 */
export const gameEventSchema = z.object({
  /** Device tag of the member. */
  member: z.optional(z.string()),
  /** The member's uuid, as earlier versions stored it instead of the tag. */
  uuid: z.optional(z.string()),
  gameCode: z.string(),
  gameName: z.optional(z.string()),
  /** Satang. */
  takenSatang: z.optional(z.int()),
  /** ISO 8601 in UTC, by the server's clock. */
  openedAt: z.string(),
  /** Id of the latest visit to a game on this device. */
  visit: z.optional(z.string()),
});
/** A game that may hold the member's credit. */
export type GameEvent = z.output<typeof gameEventSchema>;

/** The game that this tab left for; stored per tab to recognise the return. */
export const gameDepartureSchema = z.object({
  visit: z.string(),
  gameCode: z.string(),
  /** Null until the answer to `game.open` arrives. */
  sessionId: z.nullable(z.string()),
});
/** The game that this tab left for. */
export type GameDeparture = z.output<typeof gameDepartureSchema>;

/** The result of returning credit from a game. */
export interface CreditReturn {
  /** Returned to the wallet. */
  readonly movedSatang: Satang;
  /** Taken to the game; null if none was open. */
  readonly takenSatang: Satang | null;
}

/** The open game and the return of its credit. */
export interface GameEventState {
  readonly event: GameEvent | null;
  /**
   * True while a game is being opened and the browser leaves for it. A page that becomes visible meanwhile is no return, so
   * the credit must stay in the game.
   */
  readonly leaving: boolean;
  /** True while the call that opens the game is pending. */
  readonly opening: boolean;
  readonly returning: 'no' | 'pending' | 'failed';
  /** Number of return calls so far; a change reveals a call made meanwhile. */
  readonly returnCalls: number;
  /** The session of the failed return call; a retry uses it even if the server has closed it since. */
  readonly failedSession: string | undefined;
  /** The latest returned credit, until the member dismisses it. */
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

/** Resets the state of the return: it succeeded, or another game is open now. */
const endReturn = (state: { returning: GameEventState['returning']; failedSession: string | undefined }) => {
  state.returning = 'no';
  state.failedSession = undefined;
};

/** The open game session. */
export const gameEventSlice = createSlice({
  name: 'gameEvent',
  initialState,
  reducers: {
    /** Storage was read again; a failed return of the same game stays failed. */
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
    /** The page was hidden for a while, for example by an in-app browser that shows the game. */
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
