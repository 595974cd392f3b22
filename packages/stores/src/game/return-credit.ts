import type { ApiResult } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { gameCashOut, gameOpen } from '@chada/contract/game';
import { satang } from '@chada/domain';
import { supersededError } from '../call/call-api.ts';
import { openGameClosed } from '../credit/credit.slice.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { idempotencyKeysOf } from '../money/idempotency-keys.ts';
import { createMoneyThunk } from '../money/send-money.ts';
import { identityOf } from '../session/identity.ts';
import type { AppThunk } from '../store/services.ts';
import type { RootState } from '../store/root-reducer.ts';
import { creditReturned, returnFailed, returnStarted, type GameDeparture } from './game-event.slice.ts';
import { clearGame, readDeparture, readGameEvent } from './game-storage.ts';

const sendCashOut = createMoneyThunk({
  operation: gameCashOut,
  input: (_who, body: CallInput<typeof gameCashOut>['body']) => ({ body }),
  invalidates: ['History', 'User'],
});

/**
 * Brings the credit home (ME-22). However often and from however many tabs it is asked for, one game is cashed out
 * once: calls share an idempotency key until one is answered. A game that was opened since on another device is left
 * alone where the backend reports the open game. `retry` repeats the call that failed, with its session and its key,
 * even if that session has been closed or followed by another one since.
 */
export function returnCredit({ retry = false }: { readonly retry?: boolean } = {}): AppThunk<
  Promise<ApiResult<OperationData<typeof gameCashOut>>>
> {
  return async (dispatch, getState, services) => {
    const { session } = services;
    const keys = idempotencyKeysOf(services);
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
      keys.settleAll(who.uuid, gameOpen.id);
      dispatch(openGameClosed());
      dispatch(clearGame());
      dispatch(reportReturn(result.data));
      // Another tab or device was first, and a further game may be open by now.
      if (sessionId !== undefined && result.data.takenSatang === null)
        void dispatch(refreshCredit({ quiet: true }));
    }
    return result;
  };
}

/** Keeps what came home for the member to see; with no game open nothing came. */
function reportReturn({ movedSatang, takenSatang }: OperationData<typeof gameCashOut>): AppThunk {
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
  left: GameDeparture | null,
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
    if (isAnswerMissing(getState())) await dispatch(returnCredit({ retry: true }));
    else if (isReturnDue(getState(), dispatch(readDeparture()))) await dispatch(returnCredit());
    else if (credit.openGame === null && !gameEvent.leaving && gameEvent.event !== null)
      dispatch(clearGame());
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
      dispatch(readDeparture()) === null
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
