import type { ApiResult } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { gameCashOut, gameOpen, gameResume } from '@chada/contract/game';
import { callApi, supersededError } from '../call/call-api.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { idempotencyKeysOf } from '../money/idempotency-keys.ts';
import { createMoneyThunk, isOutcomeUnknown } from '../money/send-money.ts';
import { identityOf } from '../session/identity.ts';
import { deviceTag } from '../storage/device-tag.ts';
import { randomText } from '../storage/short-hash.ts';
import type { AppThunk } from '../store/services.ts';
import { gameOpened, leavingForGame, stayedOnSite } from './game-event.slice.ts';
import { readDeparture, saveDeparture, saveGameEvent } from './game-storage.ts';

/** What opens a game; the name is kept for backends that do not report the open game. */
export type OpenGameRequest = CallInput<typeof gameOpen>['body'] & { readonly gameName?: string };

const sendOpen = createMoneyThunk({
  operation: gameOpen,
  input: (_who, body: CallInput<typeof gameOpen>['body']) => ({ body }),
  invalidates: ['History', 'User'],
});

/**
 * Opens a game. That it may hold the credit is kept before the call goes out: if its answer is lost, coming back still
 * brings the credit home (ME-22).
 */
export function openGame({
  gameName,
  ...body
}: OpenGameRequest): AppThunk<Promise<ApiResult<OperationData<typeof gameOpen>>>> {
  return async (dispatch, getState, services) => {
    const { clock, local, session } = services;
    const keys = idempotencyKeysOf(services);
    const who = identityOf(getState());
    if (who === null) return { ok: false, error: supersededError(gameOpen.id) };
    const stillCurrent = session.mark();
    const before = { event: getState().gameEvent.event, left: dispatch(readDeparture()) };
    const { gameCode } = body;
    const visit = randomText();
    const event = {
      member: deviceTag(local, who.uuid),
      gameCode,
      gameName,
      openedAt: new Date(clock()).toISOString(),
      visit,
    };
    dispatch(saveGameEvent(event));
    dispatch(saveDeparture({ visit, gameCode, sessionId: null }));
    dispatch(leavingForGame());
    // Bringing this game's credit home will be a wish of its own.
    keys.settleAll(who.uuid, gameCashOut.id);
    const result = await dispatch(sendOpen(body));
    if (!stillCurrent()) return result;
    dispatch(gameOpened());
    if (result.ok) {
      const { sessionId, movedSatang } = result.data;
      dispatch(saveGameEvent({ ...event, takenSatang: movedSatang }));
      dispatch(saveDeparture({ visit, gameCode, sessionId }));
      return result;
    }
    // The member is still here, so the next look is a coming back; refused, no further game holds the credit.
    dispatch(stayedOnSite());
    if (!isOutcomeUnknown(result.error)) {
      dispatch(saveGameEvent(before.event));
      dispatch(saveDeparture(before.left));
    }
    return result;
  };
}

/** Asks for a new address of the game that is open, and marks this tab as the one that goes there. No credit moves. */
export function resumeGame({
  returnPath,
}: {
  readonly returnPath: string;
}): AppThunk<Promise<ApiResult<OperationData<typeof gameResume>>>> {
  return async (dispatch, getState, { local, session }) => {
    const who = identityOf(getState());
    const { openGame: game } = getState().credit;
    if (who === null || game == null) return { ok: false, error: supersededError(gameResume.id) };
    const stillCurrent = session.mark();
    const { sessionId, gameCode, openedAt } = game;
    dispatch(leavingForGame());
    const result = await dispatch(callApi(gameResume, { body: { sessionId, returnPath } }));
    if (!stillCurrent()) return result;
    dispatch(gameOpened());
    if (!result.ok) {
      dispatch(stayedOnSite());
      void dispatch(refreshCredit({ quiet: true }));
      return result;
    }
    const visit = randomText();
    dispatch(saveGameEvent({ member: deviceTag(local, who.uuid), gameCode, openedAt, visit }));
    dispatch(saveDeparture({ visit, gameCode, sessionId }));
    return result;
  };
}

/** Gives up going to the game: the browser did not leave. What returns later is no coming back of this tab. */
export function stayOnSite(): AppThunk {
  return (dispatch) => {
    dispatch(saveDeparture(null));
    dispatch(stayedOnSite());
  };
}
