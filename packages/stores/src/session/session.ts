import type { ApiError, ApiResult } from '@chada/api-client';
import { login as loginOperation, logout as logoutOperation, type Session } from '@chada/contract/session';
import { satang } from '@chada/domain';
import { callApi } from '../call/call-api.ts';
import type { AppThunk } from '../store/services.ts';
import { runAsMember, loadMemberChunk } from '../start-up/run-as-member.ts';
import {
  homeLoginFailed,
  homeLoginSucceeded,
  loggedOut,
  loginFailed,
  loginSucceeded,
  noUser,
  sessionTimedOut,
  userRead,
  type LoginPlace,
} from './auth.slice.ts';
import { creditAnswered } from '../credit/credit.slice.ts';
import { noticeOf } from '../notices/notice-content.ts';
import { noticed } from '../notices/notices.slice.ts';
import { returnPathRemembered } from '../navigation/return-path.slice.ts';
import { currentUserOf } from './current-user.ts';

/** The path of the login page. */
export const LOGIN_PATH = '/login';

/** The values of a login form. */
export interface LoginInput {
  readonly username: string;
  readonly password: string;
  /** The page of the form (ST-03). */
  readonly from: LoginPlace;
}

/**
 * Reads the current user from storage: a token and a user record mean logged in, anything else logged out (ST-02). The
 * state stays `loading` while the profile completes a record without a uuid (RD-24).
 */
export function readCurrentUser(): AppThunk {
  return (dispatch, _getState, { session }) => {
    const user = session.restore();
    if (user === 'incomplete') void dispatch(completeUser());
    else dispatch(user === null ? noUser() : userRead(user));
  };
}

/** Completes the stored record. If the code or the answer does not arrive, the next check of the site tries again. */
function completeUser(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { completeStoredUser } = await loadMemberChunk();
      await dispatch(completeStoredUser());
    } catch {
      // The state stays `loading`.
    }
  };
}

/** Logs in. The result carries the server's message for the form (ER-04); a failure clears nothing (RD-02). */
export function login({ username, password, from }: LoginInput): AppThunk<Promise<ApiResult<Session>>> {
  return async (dispatch, _getState, { session, nextSequence }) => {
    const result = await dispatch(callApi(loginOperation, { body: { username, password } }));
    const [succeeded, failed] =
      from === 'home' ? [homeLoginSucceeded, homeLoginFailed] : [loginSucceeded, loginFailed];
    if (!result.ok) {
      if (!result.error.policy.silent) dispatch(failed(noticeOf(result.error)));
      return result;
    }
    const user = currentUserOf(result.data.user);
    session.open(result.data.token, user);
    dispatch(succeeded(user));
    const { creditSatang, point } = result.data.user.user_credit;
    dispatch(creditAnswered({ sequence: nextSequence(), creditSatang: satang(creditSatang), point }));
    void dispatch(runAsMember(({ startMember }) => startMember()));
    return result;
  };
}

/** Logs out: ends the session at once and notifies the server without waiting for its answer. */
export function logout(): AppThunk {
  return (dispatch, _getState, { api, session, navigation }) => {
    const token = session.token();
    if (token !== null) void api.call(logoutOperation, { body: {} }, { token });
    session.clear();
    dispatch(loggedOut());
    dispatch(noticed('success', { messageKey: 'shell.logoutDone' }));
    navigation.go(LOGIN_PATH);
  };
}

/**
 * Ends a session that the API refuses (ER-01, RD-02): clears storage, resets all state, stores the current path (ME-02),
 * raises a notice and navigates to the login page once.
 */
export function endSession(error: ApiError): AppThunk {
  return (dispatch, _getState, { session, navigation }) => {
    const path = navigation.currentPath();
    session.clear();
    dispatch(sessionTimedOut());
    dispatch(returnPathRemembered(path));
    dispatch(noticed('warning', noticeOf(error)));
    navigation.go(LOGIN_PATH);
  };
}

/** Follows another tab that logged out, or logged in as another member. */
export function followOtherTab(): AppThunk {
  return (dispatch, getState, { session, navigation }) => {
    const { status } = getState().auth;
    // Before start-up this tab has read no token.
    if (status === 'loading' || !session.changedElsewhere()) return;
    const wasMember = status === 'loggedIn';
    if (wasMember) dispatch(loggedOut());
    dispatch(readCurrentUser());
    if (getState().auth.status === 'loggedIn') void dispatch(runAsMember(({ startMember }) => startMember()));
    else if (wasMember) navigation.go(LOGIN_PATH);
  };
}
