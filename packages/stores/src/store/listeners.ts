import { callAnswered, callFailed } from '../call/call-api.ts';
import type { Services } from './services.ts';
import { endSession } from '../session/session.ts';
import { runAsMember } from '../start-up/run-as-member.ts';
import { checkSiteStatus } from '../start-up/start-up.ts';
import { isSessionEnd } from '../session/auth.slice.ts';
import { creditAnswered } from '../credit/credit.slice.ts';
import { noticeOf } from '../notices/notice-content.ts';
import { noticed } from '../notices/notices.slice.ts';
import { saveState } from '../storage/save-state.listener.ts';
import { createStoreListeners, type StartListening } from './start-listening.ts';

/** Creates the listeners that react to results of calls and to state changes. */
export function createListeners(services: Services) {
  const { middleware, startListening } = createStoreListeners(services);
  decideOnFailures(startListening);
  feedCredit(startListening);
  resetQueries(startListening);
  saveState(startListening);
  return middleware;
}

/** Applies the policy of a failure, which the API client has classified (ER-01 to ER-03). */
function decideOnFailures(startListening: StartListening): void {
  startListening({
    actionCreator: callFailed,
    effect({ payload: { error, current, quiet } }, { dispatch, getState, extra }) {
      if (error.code === 'MAINTENANCE') void dispatch(checkSiteStatus({ quiet: true }));
      // Of several calls refused at once, the first ends the session; the others belong to a session that has ended.
      if (!current) return;
      const hasSession = extra.session.token() !== null || getState().auth.status === 'loggedIn';
      if (error.policy.clearsSession && hasSession) dispatch(endSession(error));
      else if (!error.policy.silent && !quiet) dispatch(noticed('error', noticeOf(error)));
    },
  });
}

/** Updates the credit from answers that state it, unless a newer call has stated or will state it (ST-06). */
function feedCredit(startListening: StartListening): void {
  startListening({
    actionCreator: callAnswered,
    effect({ payload: { sequence, current, money } }, { dispatch, getState }) {
      if (!current || (money.creditSatang === undefined && money.point === undefined)) return;
      // The newer call may have read the wallet before this one changed it, so only a new request is reliable.
      if (getState().credit.latest > sequence)
        void dispatch(runAsMember(({ refreshCredit }) => refreshCredit({ quiet: true })));
      else dispatch(creditAnswered({ sequence, ...money }));
    },
  });
}

/** Resets RTK Query's cache at the end of a session (ST-04). */
function resetQueries(startListening: StartListening): void {
  startListening({
    matcher: isSessionEnd,
    effect(_action, { dispatch, extra }) {
      const query = extra.queries();
      if (query !== undefined) dispatch(query.reset());
    },
  });
}
