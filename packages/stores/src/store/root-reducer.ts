import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { authSlice, isSessionEnd } from '../session/auth.slice.ts';
import { begunBreakSlice } from '../session/begun-break.slice.ts';
import { configurationSlice } from '../setting/configuration.slice.ts';
import { creditSlice } from '../credit/credit.slice.ts';
import { gameEventSlice } from '../game/game-event.slice.ts';
import { createGameSlice, type GameCategories } from '../game/game-category.slice.ts';
import { noticesSlice } from '../notices/notices.slice.ts';
import type { PastRequestsState } from '../money/past-requests.state.ts';
import { registrationDraftSlice } from '../registration/registration-draft.slice.ts';
import { returnPathSlice } from '../navigation/return-path.slice.ts';
import { serverSlice } from '../server/server.slice.ts';
import type { SlipState } from '../slip/slip.state.ts';

function createSlices(game: GameCategories) {
  return combineSlices(
    authSlice,
    serverSlice,
    noticesSlice,
    configurationSlice,
    creditSlice,
    registrationDraftSlice,
    returnPathSlice,
    begunBreakSlice,
    createGameSlice(game),
    gameEventSlice,
  ).withLazyLoadedSlices<{ slip: SlipState; pastRequests: PastRequestsState; api: unknown }>();
}

export type RootState = ReturnType<ReturnType<typeof createSlices>>;

export function createRootReducer(game: GameCategories) {
  const slices = createSlices(game);
  // Resets the state at the end of a session, except `server` and parts of `configuration` (ST-04).
  const reducer = (state: RootState | undefined, action: UnknownAction): RootState => {
    if (!isSessionEnd(action) || state === undefined) return slices(state, action);
    const initialState = slices(undefined, { type: 'session/reset' });
    return slices({ ...initialState, server: state.server, configuration: state.configuration }, action);
  };
  return { slices, reducer };
}
