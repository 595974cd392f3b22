import { combineSlices, type UnknownAction } from '@reduxjs/toolkit';
import { authSlice, isSessionEnd } from '../session/auth.slice.ts';
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

/** The slices every page has; RTK Query joins them with the first screen that needs it. */
function createSlices(game: GameCategories) {
  return combineSlices(
    authSlice,
    serverSlice,
    noticesSlice,
    configurationSlice,
    creditSlice,
    registrationDraftSlice,
    returnPathSlice,
    createGameSlice(game),
    gameEventSlice,
  ).withLazyLoadedSlices<{ slip: SlipState; pastRequests: PastRequestsState; api: unknown }>();
}

/** State of the store. */
export type RootState = ReturnType<ReturnType<typeof createSlices>>;

/** A reducer of the whole store, and the combination that later slices join. */
export function createRootReducer(game: GameCategories) {
  const slices = createSlices(game);
  /**
   * Full reset on one action (ST-04): every slice begins anew, RTK Query's cache too. What is kept is not the
   * member's: what is known of the server and device, and the entries that visitors see as well.
   */
  const reducer = (state: RootState | undefined, action: UnknownAction): RootState => {
    if (!isSessionEnd(action) || state === undefined) return slices(state, action);
    const fresh = slices(undefined, { type: 'session/reset' });
    return slices({ ...fresh, server: state.server, configuration: state.configuration }, action);
  };
  return { slices, reducer };
}
