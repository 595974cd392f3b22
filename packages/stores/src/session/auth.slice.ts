import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser } from './current-user.ts';
import type { NoticeContent } from '../notices/notice-content.ts';

/** Exactly one of loading, logged in, logged out, or logged out with an error to show (ST-02). */
export type AuthState =
  | { readonly status: 'loading'; readonly user: null; readonly error: null }
  | { readonly status: 'loggedIn'; readonly user: CurrentUser; readonly error: null }
  | { readonly status: 'loggedOut'; readonly user: null; readonly error: null }
  | { readonly status: 'error'; readonly user: null; readonly error: NoticeContent };

/** The page of a login form: the login page or the home page (ST-03). */
export type LoginPlace = 'login' | 'home';

// The two events that end a session are outside the slice, since the root reducer resets all state on them.
/** The member signed out, here or in another tab (ST-03, ST-04). */
export const loggedOut = createAction('auth/loggedOut');
/** The API says that the session ended (ST-03, ER-01). */
export const sessionTimedOut = createAction('auth/sessionTimedOut');
/** Either of the events that end a session and reset all state. */
export const isSessionEnd = isAnyOf(loggedOut, sessionTimedOut);

const signedIn = (user: CurrentUser): AuthState => ({ status: 'loggedIn', user, error: null });
const signedOut: AuthState = { status: 'loggedOut', user: null, error: null };
const failed = (error: NoticeContent): AuthState => ({ status: 'error', user: null, error });
const initialState = (): AuthState => ({ status: 'loading', user: null, error: null });

/** The events of ST-03 and the states of ST-02. */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** Storage holds a token and a user record, or a newer record arrived. */
    userRead: (_state, { payload }: PayloadAction<CurrentUser>) => signedIn(payload),
    /** Storage holds no session. */
    noUser: () => signedOut,
    loginSucceeded: (_state, { payload }: PayloadAction<CurrentUser>) => signedIn(payload),
    loginFailed: (_state, { payload }: PayloadAction<NoticeContent>) => failed(payload),
    homeLoginSucceeded: (_state, { payload }: PayloadAction<CurrentUser>) => signedIn(payload),
    homeLoginFailed: (_state, { payload }: PayloadAction<NoticeContent>) => failed(payload),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionEnd, () => signedOut);
  },
});

export const { userRead, noUser, loginSucceeded, loginFailed, homeLoginSucceeded, homeLoginFailed } =
  authSlice.actions;
