import type { ApiResult } from '@chada/api-client';
import type { Session } from '@chada/contract/session';
import { useCallback, useRef, useState } from 'react';
import { login, logout } from './session.ts';
import type { LoginInput } from './early-login.ts';
import type { AuthState } from './auth.slice.ts';
import type { NoticeContent } from '../notices/notice-content.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

export function useAuth(): AuthState {
  return useAppSelector((state) => state.auth);
}

/** Returns a function that signs a member in. A second press gets the result of the running request. */
export function useLogin(): readonly [
  submit: (input: LoginInput) => Promise<ApiResult<Session>>,
  state: {
    readonly pending: boolean;
    readonly error: NoticeContent | null;
  },
] {
  const dispatch = useAppDispatch();
  const error = useAppSelector((state) => state.auth.error);
  const [pending, setPending] = useState(false);
  const running = useRef<Promise<ApiResult<Session>> | null>(null);
  const submit = useCallback(
    (input: LoginInput) => {
      if (running.current !== null) return running.current;
      setPending(true);
      const run = async () => {
        try {
          return await dispatch(login(input));
        } finally {
          running.current = null;
          setPending(false);
        }
      };
      running.current = run();
      return running.current;
    },
    [dispatch],
  );
  return [submit, { pending, error }];
}

/** Returns a function that signs the member out without confirmation (ST-04). */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  return useCallback(() => dispatch(logout()), [dispatch]);
}
