import { isAnyOf } from '@reduxjs/toolkit';
import { callSucceeded, callFailed } from '../call/call-api.ts';
import type { Services } from './services.ts';
import { endSession } from '../session/session.ts';
import { runAsMember } from '../start-up/run-as-member.ts';
import { checkSiteStatus } from '../start-up/start-up.ts';
import { isSessionEnd, loggedOut } from '../session/auth.slice.ts';
import { creditReceived, creditTaken } from '../credit/credit.slice.ts';
import { noticeFromError } from '../notices/notice-content.ts';
import { noticed } from '../notices/notices.slice.ts';
import { saveState } from '../storage/save-state.listener.ts';
import { storageKeys } from '../storage/storage-keys.ts';
import { createStoreListeners, type StartListening } from './start-listening.ts';

export function createListeners(services: Services) {
  const { middleware, startListening } = createStoreListeners(services);
  decideOnFailures(startListening);
  feedCredit(startListening);
  storeCredit(startListening);
  resetQueries(startListening);
  removeTypedTexts(startListening);
  saveState(startListening);
  return middleware;
}

const protectionRefusals: ReadonlySet<string | undefined> = new Set([
  'PLAY_PAUSED',
  'GAME_LIMIT_REACHED',
  'DEPOSIT_LIMIT_REACHED',
]);

function decideOnFailures(startListening: StartListening): void {
  startListening({
    actionCreator: callFailed,
    effect({ payload: { error, current, quiet } }, { dispatch, getState, extra }) {
      if (error.code === 'MAINTENANCE') void dispatch(checkSiteStatus({ quiet: true }));
      // Reloads the member's limits and pause, because a limit was reached or another device started a play break.
      if (protectionRefusals.has(error.code) && current) {
        const query = extra.queries();
        if (query !== undefined) dispatch(query.invalidate(['Protection']));
      }
      // Ignores the error if the session of the call has already ended.
      if (!current) return;
      const hasSession = extra.session.token() !== null || getState().auth.status === 'loggedIn';
      if (error.policy.clearsSession && hasSession) dispatch(endSession(error));
      else if (!error.policy.silent && !quiet) dispatch(noticed('error', noticeFromError(error)));
    },
  });
}

function feedCredit(startListening: StartListening): void {
  startListening({
    actionCreator: callSucceeded,
    effect({ payload: { sequence, current, money } }, { dispatch, getState }) {
      if (!current || (money.creditSatang === undefined && money.points === undefined)) return;
      if (getState().credit.latest > sequence)
        void dispatch(runAsMember(({ refreshCredit }) => refreshCredit({ quiet: true })));
      else dispatch(creditReceived({ sequence, ...money }));
    },
  });
}

function storeCredit(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(creditReceived, creditTaken),
    effect(action, { dispatch, getState }) {
      if (creditReceived.match(action)) {
        const { creditSatang, sequence } = action.payload;
        if (creditSatang === undefined || sequence < getState().credit.latest) return;
      }
      void dispatch(runAsMember(({ storeLastCredit }) => storeLastCredit()));
    },
  });
}

function resetQueries(startListening: StartListening): void {
  startListening({
    matcher: isSessionEnd,
    effect(_action, { dispatch, extra }) {
      const query = extra.queries();
      if (query !== undefined) dispatch(query.reset());
    },
  });
}

/** Removes the typed texts at a sign-out. The texts survive a session that has timed out (ME-02). */
function removeTypedTexts(startListening: StartListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { extra }) => extra.perTab.remove(storageKeys.typedTexts),
  });
}
