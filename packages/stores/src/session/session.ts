import type { ApiError, ApiResult } from '@chada/api-client';
import { login as loginOperation, logout as logoutOperation, type Session } from '@chada/contract/session';
import { isCompleteLogin, normalizeLogin, satang } from '@chada/domain';
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
} from './auth.slice.ts';
import { creditReceived } from '../credit/credit.slice.ts';
import { noticeFromError } from '../notices/notice-content.ts';
import { noticed } from '../notices/notices.slice.ts';
import { returnPathRemembered } from '../navigation/return-path.slice.ts';
import { breakBegun } from './begun-break.slice.ts';
import { currentUserOf } from './current-user.ts';
import type { LoginInput } from './early-login.ts';

export const LOGIN_PATH = '/login';

/**
 * Reads the session from the storage (ST-02). If the stored user has no uuid, the state stays `loading` until the
 * profile arrives (RD-24).
 */
export function readCurrentUser(): AppThunk {
  return (dispatch, _getState, { session }) => {
    const user = session.restore();
    if (user === 'incomplete') void dispatch(completeUser());
    else dispatch(user === null ? noUser() : userRead(user));
  };
}

function completeUser(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    try {
      const { completeStoredUser } = await loadMemberChunk();
      await dispatch(completeStoredUser());
    } catch {}
  };
}

/**
 * Signs a member in. A failure sets the state `error` with the notice that the form shows (ER-04). If `loginEarly` has
 * sent the same input, returns the result of that request and sends nothing.
 */
export function login(input: LoginInput): AppThunk<Promise<ApiResult<Session>>> {
  return (dispatch, _getState, { earlyLogin }) => earlyLogin.take(input) ?? dispatch(sendLogin(input));
}

/**
 * Signs a visitor in before the code of the login form has loaded. When the form calls `login` with the same input,
 * `login` returns the result of this request. Sends nothing if the form would refuse the typed values.
 */
export function loginEarly({ username, password, from }: LoginInput): AppThunk {
  return (dispatch, getState, { earlyLogin }) => {
    const input = { ...normalizeLogin({ username, password }), from };
    if (!isCompleteLogin(input) || getState().auth.status === 'loggedIn') return;
    earlyLogin.start(input, () => dispatch(sendLogin(input)));
  };
}

function sendLogin({ username, password, from }: LoginInput): AppThunk<Promise<ApiResult<Session>>> {
  return async (dispatch, _getState, { session, nextSequence }) => {
    const isCurrent = session.mark();
    const result = await dispatch(callApi(loginOperation, { body: { username, password } }));
    const [succeeded, failed] =
      from === 'home' ? [homeLoginSucceeded, homeLoginFailed] : [loginSucceeded, loginFailed];
    if (!result.ok) {
      // Shows no error if another login has succeeded in the meantime.
      if (isCurrent() && !result.error.policy.silent) dispatch(failed(noticeFromError(result.error)));
      return result;
    }
    const user = currentUserOf(result.data.user);
    session.open(result.data.token, user);
    dispatch(succeeded(user));
    const { creditSatang, point } = result.data.user.user_credit;
    dispatch(creditReceived({ sequence: nextSequence(), creditSatang: satang(creditSatang), points: point }));
    void dispatch(runAsMember(({ startMember }) => startMember()));
    return result;
  };
}

/** Ends the session immediately, without waiting for the server's response. */
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

/** Ends the session in this browser, because a play break has begun. `text` is the message about the play break. */
export function leaveForBreak(text: string): AppThunk {
  return (dispatch, getState, { session, navigation }) => {
    session.clear();
    dispatch(loggedOut());
    if (getState().server.siteStatus === 'maintenance') dispatch(breakBegun(text));
    dispatch(noticed('success', { text }));
    navigation.go(LOGIN_PATH);
  };
}

/** Ends a session that the API no longer accepts, and opens the sign-in page (ER-01, RD-02, ME-02). */
export function endSession(error: ApiError): AppThunk {
  return (dispatch, _getState, { session, navigation }) => {
    const path = navigation.currentPath();
    session.clear();
    dispatch(sessionTimedOut());
    dispatch(returnPathRemembered(path));
    dispatch(noticed('warning', noticeFromError(error)));
    navigation.go(LOGIN_PATH);
  };
}

export function followOtherTab(): AppThunk {
  return (dispatch, getState, { session, navigation }) => {
    const { status } = getState().auth;
    if (status === 'loading' || !session.changedElsewhere()) return;
    const wasMember = status === 'loggedIn';
    if (wasMember) dispatch(loggedOut());
    dispatch(readCurrentUser());
    if (getState().auth.status === 'loggedIn') void dispatch(runAsMember(({ startMember }) => startMember()));
    else if (wasMember) navigation.go(LOGIN_PATH);
  };
}
