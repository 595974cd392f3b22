import type { ApiResult } from '@chada/api-client';
import type { Session } from '@chada/contract/session';
import type { LoginPlace } from './auth.slice.ts';

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly from: LoginPlace;
}

type Result = Promise<ApiResult<Session>>;

/** Holds a login request that was sent before the code of the login form has loaded. */
export interface EarlyLogin {
  /** Sends a login request and holds it. Does nothing while a request with the same input is held. */
  start(input: LoginInput, send: () => Result): void;
  /** Returns the result of the held request if the input is the same. Afterwards, no request is held. */
  take(input: LoginInput): Result | undefined;
}

const FAILURE_KEPT_MS = 30_000;

const isSame = (one: LoginInput, other: LoginInput): boolean =>
  one.username === other.username && one.password === other.password && one.from === other.from;

/**
 * Creates a holder for one login request. A request is held until its response arrives, so the password of a
 * successful login does not stay in memory. A failed request is held for 30 seconds more.
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
