import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** A game that may hold the member's credit (ME-22). Kept in local storage until the credit is home. */
export const gameEventSchema = z.object({
  /** The member it belongs to. */
  uuid: z.string(),
  gameCode: z.string(),
  /** ISO 8601 in UTC, by the device's clock. */
  openedAt: z.string(),
});
/** A game that may hold the member's credit. */
export type GameEvent = z.output<typeof gameEventSchema>;

/** The open game, and whether its credit is on the way home. */
export interface GameEventState {
  readonly event: GameEvent | null;
  readonly returning: 'no' | 'pending' | 'failed';
}

const initialState = (): GameEventState => ({ event: null, returning: 'no' });

/** The open game session. */
export const gameEventSlice = createSlice({
  name: 'gameEvent',
  initialState,
  reducers: {
    gameEventRead: (_state, { payload }: PayloadAction<GameEvent | null>): GameEventState => ({
      event: payload,
      returning: 'no',
    }),
    returnStarted: (state) => {
      state.returning = 'pending';
    },
    returnFailed: (state) => {
      state.returning = 'failed';
    },
  },
});

export const { gameEventRead, returnStarted, returnFailed } = gameEventSlice.actions;
