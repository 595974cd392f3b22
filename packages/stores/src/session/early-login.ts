import type { ApiResult } from '@chada/api-client';
import type { Session } from '@chada/contract/session';
import type { LoginPlace } from './auth.slice.ts';

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly from: LoginPlace;
}

type Result = Promise<ApiResult<Session>>;

/** Holds a login that was sent before the code of the login form has loaded. */
export interface EarlyLogin {
  /** Does nothing while the same input is held. */
  start(input: LoginInput, send: () => Result): void;
  /** Returns the result of a login with the same input, and no longer holds it. */
  take(input: LoginInput): Result | undefined;
}

const FAILURE_KEPT_MS = 30_000;

const isSame = (one: LoginInput, other: LoginInput): boolean =>
  one.username === other.username && one.password === other.password && one.from === other.from;

/**
 * A login is held until its result is known, and a failure for 30 seconds more. The password of a successful login is
 * not held.
 */
export function createEarlyLogin(): EarlyLogin {
  let sent: { readonly input: LoginInput; readonly result: Result } | undefined;
  const find = (input: LoginInput): Result | undefined =>
    sent !== undefined && isSame(sent.input, input) ? sent.result : undefined;
  return {
    start(input, send) {
      if (find(input) !== undefined) return;
      const login = { input, result: send() };
      const forget = (): void => {
        if (sent === login) sent = undefined;
      };
      sent = login;
      void login.result.then(({ ok }) => {
        if (ok) forget();
        else setTimeout(forget, FAILURE_KEPT_MS);
      }, forget);
    },
    take(input) {
      const result = find(input);
      sent = undefined;
      return result;
    },
  };
}
