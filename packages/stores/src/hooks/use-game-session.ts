import type { CallInput } from '@chada/contract';
import { gameOpen } from '@chada/contract/game';
import { createMoneyThunk, isOutcomeUnknown } from '../calls/send-money.ts';
import { bringCreditHome, keepGameEvent } from '../game-session.ts';
import type { AppThunk } from '../services.ts';
import { identityOf } from '../session/identity.ts';
import { leavingForGame, stayedOnSite } from '../state/game-event.slice.ts';
import { createThunkHook } from './create-money-hook.ts';

type OpenBody = CallInput<typeof gameOpen>['body'];

const sendOpen = createMoneyThunk({
  operation: gameOpen,
  input: (_who, body: OpenBody) => ({ body }),
  stale: ['History', 'User'],
});

/**
 * Opens a game. That it may hold the credit is kept before the call goes out: if its answer is lost, coming back still
 * brings the credit home (ME-22).
 */
function openGame(body: OpenBody): AppThunk<ReturnType<ReturnType<typeof sendOpen>>> {
  return async (dispatch, getState, { clock, intents, session }) => {
    const before = getState().gameEvent.event;
    const who = identityOf(getState());
    const stillCurrent = session.mark();
    if (who !== null) {
      const openedAt = new Date(clock()).toISOString();
      dispatch(keepGameEvent({ uuid: who.uuid, gameCode: body.gameCode, openedAt }));
      dispatch(leavingForGame());
      // Bringing this game's credit home will be a wish of its own.
      intents.settleAll(who.uuid, 'game.cashOut');
    }
    const result = await dispatch(sendOpen(body));
    if (!result.ok && stillCurrent()) {
      dispatch(stayedOnSite());
      if (!isOutcomeUnknown(result.error)) dispatch(keepGameEvent(before));
    }
    return result;
  };
}

/** Opens a game: submit `{ gameCode, returnPath }`, then go to the answer's `launchUrl`. */
export const useOpenGame = createThunkHook(openGame);

/** Brings the credit home from whatever game is open; it also happens by itself when the member comes back. */
export const useCashOut = createThunkHook((_body: void) => bringCreditHome());
