import type { ApiResult } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { gameCashOut, gameOpen } from '@chada/contract/game';
import { satang } from '@chada/membership-rules';
import { supersededError } from './calls/call-api.ts';
import { intentsOf } from './calls/intents.ts';
import { createMoneyThunk, isOutcomeUnknown } from './calls/send-money.ts';
import type { AppThunk } from './services.ts';
import { identityOf } from './session/identity.ts';
import {
  creditReturned,
  gameEventRead,
  gameEventSchema,
  gameOpened,
  leavingForGame,
  returnFailed,
  returnStarted,
  stayedOnSite,
  type GameEvent,
} from './state/game-event.slice.ts';
import { storageKeys } from './storage/storage-keys.ts';
import { readJson } from './storage/stored-json.ts';

type OpenBody = CallInput<typeof gameOpen>['body'];

const stale = ['History', 'User'] as const;
const sendOpen = createMoneyThunk({
  operation: gameOpen,
  input: (_who, body: OpenBody) => ({ body }),
  stale,
});
const sendCashOut = createMoneyThunk({
  operation: gameCashOut,
  input: (_who, _body: void) => ({ body: {} }),
  stale,
});

/** Reads the open game from storage; one of another member is left for them. */
export function readGameEvent(): AppThunk {
  return (dispatch, getState, { local }) => {
    if (getState().gameEvent.returning === 'pending') return;
    const kept = readJson(local, storageKeys.gameEvent, gameEventSchema);
    const mine = kept !== undefined && kept.uuid === identityOf(getState())?.uuid;
    dispatch(gameEventRead(mine ? kept : null));
  };
}

/** Keeps that a game may hold the member's credit, or, with null, that none does any more. */
function keepGameEvent(event: GameEvent | null): AppThunk {
  return (dispatch, _getState, { local }) => {
    if (event === null) local.remove(storageKeys.gameEvent);
    else local.write(storageKeys.gameEvent, JSON.stringify(event));
    dispatch(gameEventRead(event));
  };
}

/**
 * Opens a game. That it may hold the credit is kept before the call goes out: if its answer is lost, coming back still
 * brings the credit home (ME-22).
 */
export function openGame(body: OpenBody): AppThunk<Promise<ApiResult<OperationData<typeof gameOpen>>>> {
  return async (dispatch, getState, services) => {
    const { clock, session } = services;
    const intents = intentsOf(services);
    const who = identityOf(getState());
    if (who === null) return { ok: false, error: supersededError(gameOpen.id) };
    const stillCurrent = session.mark();
    const before = getState().gameEvent.event;
    const openedAt = new Date(clock()).toISOString();
    dispatch(keepGameEvent({ uuid: who.uuid, gameCode: body.gameCode, openedAt }));
    dispatch(leavingForGame());
    // Bringing this game's credit home will be a wish of its own.
    intents.settleAll(who.uuid, gameCashOut.id);
    const result = await dispatch(sendOpen(body));
    if (!stillCurrent()) return result;
    dispatch(gameOpened());
    if (result.ok) return result;
    // The member is still here, so the next look is a coming back; refused, no further game holds the credit.
    dispatch(stayedOnSite());
    if (!isOutcomeUnknown(result.error)) dispatch(keepGameEvent(before));
    return result;
  };
}

/**
 * Brings the credit home (ME-22). However often and from however many tabs it is asked for, one game is cashed out
 * once: calls share an idempotency key until one is answered.
 */
export function bringCreditHome(): AppThunk<Promise<ApiResult<OperationData<typeof gameCashOut>>>> {
  return async (dispatch, getState, services) => {
    const { session } = services;
    const intents = intentsOf(services);
    const who = identityOf(getState());
    if (who === null) return { ok: false, error: supersededError(gameCashOut.id) };
    const stillCurrent = session.mark();
    dispatch(returnStarted());
    const result = await dispatch(sendCashOut());
    if (!stillCurrent()) return result;
    if (!result.ok) dispatch(returnFailed());
    else {
      // A game that was being opened is over too: opening it again is a new wish.
      intents.settleAll(who.uuid, gameOpen.id);
      dispatch(keepGameEvent(null));
      dispatch(tellReturn(result.data));
    }
    return result;
  };
}

/** Keeps what came home for the member to see; with no game open nothing came. */
function tellReturn({ movedSatang, takenSatang }: OperationData<typeof gameCashOut>): AppThunk {
  return (dispatch) => {
    if (takenSatang === null && movedSatang === 0) return;
    dispatch(
      creditReturned({
        movedSatang: satang(movedSatang),
        takenSatang: takenSatang === null ? null : satang(takenSatang),
      }),
    );
  };
}

/**
 * Brings the credit home if a game may hold it, nobody is at it already, and the member is not on the way out. Tells
 * whether it came.
 */
export function settleOpenGame(): AppThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    dispatch(readGameEvent());
    const { event, leaving, returning } = getState().gameEvent;
    if (event === null || leaving || returning === 'pending') return false;
    const result = await dispatch(bringCreditHome());
    return result.ok;
  };
}
