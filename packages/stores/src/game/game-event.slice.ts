import type { Satang } from '@chada/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** A game that was opened in this browser (ME-22). Stored in the local storage. */
export const gameEventSchema = z.object({
  /** A salted hash of the member's id. */
  member: z.optional(z.string()),
  /** The member's uuid. Earlier versions stored this field in place of `member`. */
  uuid: z.optional(z.string()),
  gameCode: z.string(),
  gameName: z.optional(z.string()),
  takenSatang: z.optional(z.int()),
  /** The time at which the member opened the game, by the server's clock. An ISO 8601 text in UTC. */
  openedAt: z.string(),
  visit: z.optional(z.string()),
});
export type GameEvent = z.output<typeof gameEventSchema>;

/** The game that was opened in this tab. Stored in the session storage. */
export const gameDepartureSchema = z.object({
  visit: z.string(),
  gameCode: z.string(),
  sessionId: z.nullable(z.string()),
});
export type GameDeparture = z.output<typeof gameDepartureSchema>;

export interface CreditReturn {
  readonly movedSatang: Satang;
  /** `takenSatang` is null if no game was open. */
  readonly takenSatang: Satang | null;
}

export interface GameEventState {
  readonly event: GameEvent | null;
  /** True while the browser opens a game's page. */
  readonly leaving: boolean;
  readonly opening: boolean;
  readonly returning: 'no' | 'pending' | 'failed';
  readonly returnCalls: number;
  /** The game session of the failed request to return the credit. A retry must use the same game session. */
  readonly failedSession: string | undefined;
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
