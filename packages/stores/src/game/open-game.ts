import type { ApiResult } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { gameCashOut, gameOpen, gameResume } from '@chada/contract/game';
import { satang } from '@chada/domain';
import { callApi, supersededError } from '../call/call-api.ts';
import { creditTaken } from '../credit/credit.slice.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { createIdempotencyKeys } from '../money/idempotency-keys.ts';
import { createMoneyThunk, isOutcomeUnknown } from '../money/send-money.ts';
import { selectIdentity } from '../session/identity.ts';
import { deviceTag } from '../storage/device-tag.ts';
import { randomText } from '../storage/short-hash.ts';
import type { AppThunk } from '../store/services.ts';
import { gameOpened, leavingForGame, stayedOnSite } from './game-event.slice.ts';
import { readDeparture, saveDeparture, saveGameEvent } from './game-storage.ts';

/**
 * The browser stores `gameName` and does not send it to the API. The site shows the stored name if the API does not
 * report the open game.
 */
export type OpenGameRequest = CallInput<typeof gameOpen>['body'] & { readonly gameName?: string };

const sendOpen = createMoneyThunk({
  operation: gameOpen,
  input: (_who, body: CallInput<typeof gameOpen>['body']) => ({ body }),
  invalidates: ['History', 'User'],
});

/** Opens a game. Stores the game in the browser before the request, because the response may be lost (ME-22). */
export function openGame({
  gameName,
  ...body
}: OpenGameRequest): AppThunk<Promise<ApiResult<OperationData<typeof gameOpen>>>> {
  return async (dispatch, getState, services) => {
    const { clock, local, session } = services;
    const keys = createIdempotencyKeys(services);
    const identity = selectIdentity(getState());
    if (identity === null) return { ok: false, error: supersededError(gameOpen.id) };
    const stillCurrent = session.mark();
    const before = { event: getState().gameEvent.event, left: dispatch(readDeparture()) };
    const { gameCode } = body;
    const visit = randomText();
    const event = {
      member: deviceTag(local, identity.uuid),
      gameCode,
      gameName,
      openedAt: new Date(clock()).toISOString(),
      visit,
    };
    dispatch(saveGameEvent(event));
    dispatch(saveDeparture({ visit, gameCode, sessionId: null }));
    dispatch(leavingForGame());
    keys.settleAll(identity.uuid, gameCashOut.id);
    const result = await dispatch(sendOpen(body));
    if (!stillCurrent()) return result;
    dispatch(gameOpened());
    if (result.ok) {
      const { sessionId, movedSatang } = result.data;
      dispatch(creditTaken(satang(movedSatang)));
      dispatch(saveGameEvent({ ...event, takenSatang: movedSatang }));
      dispatch(saveDeparture({ visit, gameCode, sessionId }));
      return result;
    }
    dispatch(stayedOnSite());
    if (!isOutcomeUnknown(result.error)) {
      dispatch(saveGameEvent(before.event));
      dispatch(saveDeparture(before.left));
    }
    return result;
  };
}

/**
 * Requests a new URL for the open game, and records in the browser that this tab has opened the game. Moves no credit.
 */
export function resumeGame({
  returnPath,
}: {
  readonly returnPath: string;
}): AppThunk<Promise<ApiResult<OperationData<typeof gameResume>>>> {
  return async (dispatch, getState, { local, session }) => {
    const identity = selectIdentity(getState());
    const { openGame: game } = getState().credit;
    if (identity === null || game == null) return { ok: false, error: supersededError(gameResume.id) };
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
    dispatch(saveGameEvent({ member: deviceTag(local, identity.uuid), gameCode, openedAt, visit }));
    dispatch(saveDeparture({ visit, gameCode, sessionId }));
    return result;
  };
}

export function stayOnSite(): AppThunk {
  return (dispatch) => {
    dispatch(saveDeparture(null));
    dispatch(stayedOnSite());
  };
}
