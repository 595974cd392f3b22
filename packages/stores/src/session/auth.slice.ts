import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { CurrentUser } from './current-user.ts';
import type { NoticeContent } from '../notices/notice-content.ts';

/** The state of the session (ST-02). */
export type AuthState =
  | { readonly status: 'loading'; readonly user: null; readonly error: null }
  | { readonly status: 'loggedIn'; readonly user: CurrentUser; readonly error: null }
  | { readonly status: 'loggedOut'; readonly user: null; readonly error: null }
  | { readonly status: 'error'; readonly user: null; readonly error: NoticeContent };

/** The page that contains the sign-in form (ST-03). */
export type LoginPlace = 'login' | 'home';

export const loggedOut = createAction('auth/loggedOut');
export const sessionTimedOut = createAction('auth/sessionTimedOut');
export const isSessionEnd = isAnyOf(loggedOut, sessionTimedOut);

const signedIn = (user: CurrentUser): AuthState => ({ status: 'loggedIn', user, error: null });
const signedOut: AuthState = { status: 'loggedOut', user: null, error: null };
const failed = (error: NoticeContent): AuthState => ({ status: 'error', user: null, error });
const initialState = (): AuthState => ({ status: 'loading', user: null, error: null });

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    userRead: (_state, { payload }: PayloadAction<CurrentUser>) => signedIn(payload),
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
