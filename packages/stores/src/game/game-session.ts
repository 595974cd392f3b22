import type { ApiResult } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { gameCashOut, gameOpen, gameResume } from '@chada/contract/game';
import { satang } from '@chada/membership-rules';
import { callApi, supersededError } from '../call/call-api.ts';
import { intentsOf } from '../money/idempotency-keys.ts';
import { createMoneyThunk, isOutcomeUnknown } from '../money/send-money.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import type { AppThunk } from '../store/services.ts';
import { identityOf } from '../session/identity.ts';
import { openGameClosed } from '../credit/credit.slice.ts';
import {
  creditReturned,
  gameEventKept,
  gameEventRead,
  gameEventSchema,
  gameOpened,
  leavingForGame,
  leftForGameSchema,
  returnFailed,
  returnStarted,
  stayedOnSite,
  type GameEvent,
  type LeftForGame,
} from './game-event.slice.ts';
import type { RootState } from '../store/root-reducer.ts';
import { deviceTag } from '../storage/device-tag.ts';
import { randomText } from '../storage/short-hash.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { readJson } from '../storage/stored-json.ts';

/** What opens a game; the name is kept for backends that do not report the open game. */
export type OpenGameRequest = CallInput<typeof gameOpen>['body'] & { readonly gameName?: string };

const stale = ['History', 'User'] as const;
const sendOpen = createMoneyThunk({
  operation: gameOpen,
  input: (_who, body: CallInput<typeof gameOpen>['body']) => ({ body }),
  stale,
});
const sendCashOut = createMoneyThunk({
  operation: gameCashOut,
  input: (_who, body: CallInput<typeof gameCashOut>['body']) => ({ body }),
  stale,
});

/** Reads the open game from storage; one of another member is left for them. */
export function readGameEvent(): AppThunk {
  return (dispatch, getState, { local }) => {
    if (getState().gameEvent.returning === 'pending') return;
    const uuid = identityOf(getState())?.uuid;
    const kept = readJson(local, storageKeys.gameEvent, gameEventSchema);
    const mine =
      kept !== undefined &&
      uuid !== undefined &&
      (kept.member === deviceTag(local, uuid) || kept.uuid === uuid);
    dispatch(gameEventRead(mine ? kept : null));
  };
}

/** Keeps that a game may hold the member's credit, or, with null, that none does any more. */
function keepGameEvent(event: GameEvent | null): AppThunk {
  return (dispatch, _getState, { local }) => {
    if (event === null) local.remove(storageKeys.gameEvent);
    else local.write(storageKeys.gameEvent, JSON.stringify(event));
    dispatch(gameEventKept(event));
  };
}

const readLeft = (): AppThunk<LeftForGame | null> => (_dispatch, _getState, services) =>
  readJson(services.perTab, storageKeys.leftForGame, leftForGameSchema) ?? null;

const keepLeft =
  (left: LeftForGame | null): AppThunk =>
  (_dispatch, _getState, { perTab }) => {
    if (left === null) perTab.remove(storageKeys.leftForGame);
    else perTab.write(storageKeys.leftForGame, JSON.stringify(left));
  };

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
    const intents = intentsOf(services);
    const who = identityOf(getState());
    if (who === null) return { ok: false, error: supersededError(gameOpen.id) };
    const stillCurrent = session.mark();
    const before = { event: getState().gameEvent.event, left: dispatch(readLeft()) };
    const { gameCode } = body;
    const visit = randomText();
    const event = {
      member: deviceTag(local, who.uuid),
      gameCode,
      gameName,
      openedAt: new Date(clock()).toISOString(),
      visit,
    };
    dispatch(keepGameEvent(event));
    dispatch(keepLeft({ visit, gameCode, sessionId: null }));
    dispatch(leavingForGame());
    // Bringing this game's credit home will be a wish of its own.
    intents.settleAll(who.uuid, gameCashOut.id);
    const result = await dispatch(sendOpen(body));
    if (!stillCurrent()) return result;
    dispatch(gameOpened());
    if (result.ok) {
      const { sessionId, movedSatang } = result.data;
      dispatch(keepGameEvent({ ...event, takenSatang: movedSatang }));
      dispatch(keepLeft({ visit, gameCode, sessionId }));
      return result;
    }
    // The member is still here, so the next look is a coming back; refused, no further game holds the credit.
    dispatch(stayedOnSite());
    if (!isOutcomeUnknown(result.error)) {
      dispatch(keepGameEvent(before.event));
      dispatch(keepLeft(before.left));
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
    dispatch(keepGameEvent({ member: deviceTag(local, who.uuid), gameCode, openedAt, visit }));
    dispatch(keepLeft({ visit, gameCode, sessionId }));
    return result;
  };
}

/**
 * Brings the credit home (ME-22). However often and from however many tabs it is asked for, one game is cashed out
 * once: calls share an idempotency key until one is answered. A game that was opened since on another device is left
 * alone where the backend reports the open game. `retry` repeats the call that failed, with its session and its key,
 * even if that session has been closed or followed by another one since.
 */
export function bringCreditHome({ retry = false }: { readonly retry?: boolean } = {}): AppThunk<
  Promise<ApiResult<OperationData<typeof gameCashOut>>>
> {
  return async (dispatch, getState, services) => {
    const { session } = services;
    const intents = intentsOf(services);
    const who = identityOf(getState());
    if (who === null) return { ok: false, error: supersededError(gameCashOut.id) };
    const stillCurrent = session.mark();
    const { credit, gameEvent } = getState();
    const openSession = credit.openGame?.sessionId;
    const { failedSession } = gameEvent;
    const sessionId = retry ? (failedSession ?? openSession) : (openSession ?? failedSession);
    dispatch(returnStarted());
    const result = await dispatch(sendCashOut(sessionId === undefined ? {} : { sessionId }));
    if (!stillCurrent()) return result;
    if (!result.ok) dispatch(returnFailed(sessionId));
    else {
      // A game that was being opened is over too: opening it again is a new wish.
      intents.settleAll(who.uuid, gameOpen.id);
      dispatch(openGameClosed());
      dispatch(forgetGame());
      dispatch(tellReturn(result.data));
      // Another tab or device was first, and a further game may be open by now.
      if (sessionId !== undefined && result.data.takenSatang === null)
        void dispatch(refreshCredit({ quiet: true }));
    }
    return result;
  };
}

function forgetGame(): AppThunk {
  return (dispatch) => {
    dispatch(keepGameEvent(null));
    dispatch(keepLeft(null));
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
 * Whether the credit returns without a question (RD-26): the provider reports that the visit has ended, or this tab is
 * the one that left for the game, and no other tab of this device went there since.
 */
function isReturnDue(
  { credit: { openGame: game }, gameEvent }: RootState,
  left: LeftForGame | null,
): boolean {
  const { event, leaving, returning } = gameEvent;
  if (leaving || returning === 'pending' || game === null) return false;
  if (game?.visitEnded === true) return true;
  if (left === null || (event !== null && event.visit !== left.visit)) return false;
  if (game === undefined) return event !== null;
  return left.sessionId === null ? left.gameCode === game.gameCode : left.sessionId === game.sessionId;
}

/**
 * Whether a failed return is repeated without a question: its session is no longer the open one, so the call was carried
 * out and only its answer was lost, or there is nothing left to return.
 */
function isAnswerMissing({ credit: { openGame: game }, gameEvent }: RootState): boolean {
  const { failedSession, leaving, returning } = gameEvent;
  return (
    !leaving && returning === 'failed' && failedSession !== undefined && game?.sessionId !== failedSession
  );
}

/**
 * Looks the credit up, then brings it home where that needs no question. Events that come together each ask for it; if
 * one of them has called meanwhile and failed, the member decides, or the next return to the page.
 */
export function refreshAndReturnCredit(options: { readonly quiet?: boolean } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { returnCalls } = getState().gameEvent;
    await dispatch(refreshCredit(options));
    dispatch(readGameEvent());
    const { credit, gameEvent } = getState();
    // A newer look-up is under way, and decides when it is answered.
    if (credit.status === 'loading' || gameEvent.returnCalls !== returnCalls) return;
    if (isAnswerMissing(getState())) await dispatch(bringCreditHome({ retry: true }));
    else if (isReturnDue(getState(), dispatch(readLeft()))) await dispatch(bringCreditHome());
    else if (credit.openGame === null && !gameEvent.leaving && gameEvent.event !== null)
      dispatch(forgetGame());
  };
}

/**
 * Looks at the open game again as the member comes into sight of the site, where a game may be open: the credit comes
 * home where that is due, else it is shown with where it is.
 */
export function settleOpenGame(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(readGameEvent());
    const { credit, gameEvent } = getState();
    if (gameEvent.leaving || gameEvent.returning === 'pending') return;
    const { event, failedSession } = gameEvent;
    if (
      credit.openGame == null &&
      event === null &&
      failedSession === undefined &&
      dispatch(readLeft()) === null
    )
      return;
    await dispatch(refreshAndReturnCredit({ quiet: true }));
  };
}

/** Follows what another tab did with a game: it opened one, or returned the credit. */
export function followGame(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(readGameEvent());
    if (getState().credit.openGame !== undefined) await dispatch(refreshCredit({ quiet: true }));
  };
}

/** Gives up going to the game: the browser did not leave. What returns later is no coming back of this tab. */
export function stayOnSite(): AppThunk {
  return (dispatch) => {
    dispatch(keepLeft(null));
    dispatch(stayedOnSite());
  };
}
