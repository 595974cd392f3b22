import { isAnyOf } from '@reduxjs/toolkit';
import { callSucceeded, callFailed } from '../call/call-api.ts';
import type { Services } from './services.ts';
import { endSession } from '../session/session.ts';
import { runAsMember } from '../start-up/run-as-member.ts';
import { checkSiteStatus } from '../start-up/start-up.ts';
import { isSessionEnd } from '../session/auth.slice.ts';
import { creditReceived, creditTaken } from '../credit/credit.slice.ts';
import { noticeFromError } from '../notices/notice-content.ts';
import { noticed } from '../notices/notices.slice.ts';
import { saveState } from '../storage/save-state.listener.ts';
import { createStoreListeners, type StartListening } from './start-listening.ts';

/** Creates the listeners that react to API responses and to changes of the state. */
export function createListeners(services: Services) {
  const { middleware, startListening } = createStoreListeners(services);
  decideOnFailures(startListening);
  feedCredit(startListening);
  storeCredit(startListening);
  resetQueries(startListening);
  saveState(startListening);
  return middleware;
}

/** Handles failed calls according to the kind of error (ER-01 to ER-03). */
function decideOnFailures(startListening: StartListening): void {
  startListening({
    actionCreator: callFailed,
    effect({ payload: { error, current, quiet } }, { dispatch, getState, extra }) {
      if (error.code === 'MAINTENANCE') void dispatch(checkSiteStatus({ quiet: true }));
      // Play is paused, because a limit was reached or the member started a break on another device. The screens load
      // the new state of protection.
      if (error.code === 'PLAY_PAUSED' && current) {
        const query = extra.queries();
        if (query !== undefined) dispatch(query.invalidate(['Protection']));
      }
      // The first failed call has ended the session. Later failures of the same session are ignored.
      if (!current) return;
      const hasSession = extra.session.token() !== null || getState().auth.status === 'loggedIn';
      if (error.policy.clearsSession && hasSession) dispatch(endSession(error));
      else if (!error.policy.silent && !quiet) dispatch(noticed('error', noticeFromError(error)));
    },
  });
}

/** Updates the credit from each response that contains the credit (ST-06). */
function feedCredit(startListening: StartListening): void {
  startListening({
    actionCreator: callSucceeded,
    effect({ payload: { sequence, current, money } }, { dispatch, getState }) {
      if (!current || (money.creditSatang === undefined && money.point === undefined)) return;
      // The response to a newer request has arrived before this response. Both contain a credit and either
      // credit may be outdated, so the credit is loaded again.
      if (getState().credit.latest > sequence)
        void dispatch(runAsMember(({ refreshCredit }) => refreshCredit({ quiet: true })));
      else dispatch(creditReceived({ sequence, ...money }));
    },
  });
}

/** Stores each new credit for a later visit without a network. */
function storeCredit(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(creditReceived, creditTaken),
    effect(action, { dispatch, getState }) {
      // Ignores a response that contains only points, and a response that is older than the current credit.
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
