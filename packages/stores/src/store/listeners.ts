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

/** The listeners that decide what follows from what happened. */
export function createListeners(services: Services) {
  const { middleware, startListening } = createStoreListeners(services);
  decideOnFailures(startListening);
  feedCredit(startListening);
  resetQueries(startListening);
  saveState(startListening);
  return middleware;
}

/** The policy of the error catalogue: transport classified, here it is decided (ER-01 to ER-03). */
function decideOnFailures(startListening: StartListening): void {
  startListening({
    actionCreator: callFailed,
    effect({ payload: { error, current, quiet } }, { dispatch, getState, extra }) {
      if (error.code === 'MAINTENANCE') void dispatch(checkSiteStatus({ quiet: true }));
      // Ten calls refused at once: the first ends the session, and the other nine belong to a session that is gone.
      if (!current) return;
      const hasSession = extra.session.token() !== null || getState().auth.status === 'loggedIn';
      if (error.policy.clearsSession && hasSession) dispatch(endSession(error));
      else if (!error.policy.silent && !quiet) dispatch(noticed('error', noticeOf(error)));
    },
  });
}

/** Answers that tell the wallet feed it, unless a newer call has told or will tell (ST-06). */
function feedCredit(startListening: StartListening): void {
  startListening({
    actionCreator: callAnswered,
    effect({ payload: { sequence, current, money } }, { dispatch, getState }) {
      if (!current || (money.creditSatang === undefined && money.point === undefined)) return;
      // The newer call may have read the wallet before this one changed it: only a fresh look is sure.
      if (getState().credit.latest > sequence)
        void dispatch(runAsMember(({ refreshCredit }) => refreshCredit({ quiet: true })));
      else dispatch(creditAnswered({ sequence, ...money }));
    },
  });
}

/** RTK Query's cache goes with everything else at the end of a session (ST-04). */
function resetQueries(startListening: StartListening): void {
  startListening({
    matcher: isSessionEnd,
    effect(_action, { dispatch, extra }) {
      const query = extra.queries();
      if (query !== undefined) dispatch(query.reset());
    },
  });
}
