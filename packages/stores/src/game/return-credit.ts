import type { ApiResult } from '@chada/api-client';
import type { CallInput, OperationData } from '@chada/contract';
import { gameCashOut, gameOpen } from '@chada/contract/game';
import { satang } from '@chada/domain';
import { supersededError } from '../call/call-api.ts';
import { openGameClosed } from '../credit/credit.slice.ts';
import { refreshCredit } from '../credit/refresh-credit.ts';
import { createIdempotencyKeys } from '../money/idempotency-keys.ts';
import { createMoneyThunk } from '../money/send-money.ts';
import { selectIdentity } from '../session/identity.ts';
import type { AppThunk } from '../store/services.ts';
import { creditReturned, returnFailed, returnStarted } from './game-event.slice.ts';
import { clearGame, readDeparture, readGameEvent } from './game-storage.ts';
import { isAnswerMissing, isReturnDue, mayHoldCredit } from './return-rules.ts';

const sendCashOut = createMoneyThunk({
  operation: gameCashOut,
  input: (_who, body: CallInput<typeof gameCashOut>['body']) => ({ body }),
  invalidates: ['History', 'User'],
});

/**
 * Moves the credit of the open game back to the member (ME-22). All tabs use the same idempotency key, so the credit
 * moves only once. With `retry`, repeats the failed request.
 */
export function returnCredit({ retry = false }: { readonly retry?: boolean } = {}): AppThunk<
  Promise<ApiResult<OperationData<typeof gameCashOut>>>
> {
  return async (dispatch, getState, services) => {
    const { session } = services;
    const keys = createIdempotencyKeys(services);
    const identity = selectIdentity(getState());
    if (identity === null) return { ok: false, error: supersededError(gameCashOut.id) };
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
      keys.settleAll(identity.uuid, gameOpen.id);
      dispatch(openGameClosed());
      dispatch(clearGame());
      dispatch(reportReturn(result.data));
      // Loads the member's credit, because another tab or device has already returned the credit of the game.
      if (sessionId !== undefined && result.data.takenSatang === null)
        void dispatch(refreshCredit({ quiet: true }));
    }
    return result;
  };
}

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
 * Loads the member's credit. Then moves the credit of an open game back to the member, if this needs no confirmation by
 * the member (RD-26).
 */
export function refreshAndReturnCredit(options: { readonly quiet?: boolean } = {}): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const { returnCalls } = getState().gameEvent;
    await dispatch(refreshCredit(options));
    dispatch(readGameEvent());
    const { credit, gameEvent } = getState();
    if (credit.status === 'loading' || gameEvent.returnCalls !== returnCalls) return;
    if (isAnswerMissing(getState())) await dispatch(returnCredit({ retry: true }));
    else if (isReturnDue(getState(), dispatch(readDeparture()))) await dispatch(returnCredit());
    else if (credit.openGame === null && !gameEvent.leaving && gameEvent.event !== null)
      dispatch(clearGame());
  };
}

export function settleOpenGame(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(readGameEvent());
    const { leaving, returning } = getState().gameEvent;
    if (leaving || returning === 'pending') return;
    if (!mayHoldCredit(getState(), dispatch(readDeparture()))) return;
    await dispatch(refreshAndReturnCredit({ quiet: true }));
  };
}

export function followGame(): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    dispatch(readGameEvent());
    if (getState().credit.openGame !== undefined) await dispatch(refreshCredit({ quiet: true }));
  };
}
