import type { ApiResult } from '@chada/api-client';
import type { Session } from '@chada/contract/session';
import type { LoginPlace } from './auth.slice.ts';

export interface LoginInput {
  readonly username: string;
  readonly password: string;
  readonly from: LoginPlace;
}

type Result = Promise<ApiResult<Session>>;

/**
 * Keeps the result of a login request that was sent before the code of the login form had loaded. The form takes the
 * result after its code has loaded.
 */
export interface EarlyLogin {
  /** Sends a login request and keeps its result. Does nothing while the result of a request with the same input is kept. */
  start(input: LoginInput, send: () => Result): void;
  /**
   * Returns the kept result if the request had the same input. Otherwise returns undefined. In both cases, removes the
   * kept result.
   */
  take(input: LoginInput): Result | undefined;
}

const FAILURE_KEPT_MS = 30_000;

const isSame = (a: LoginInput, b: LoginInput): boolean =>
  a.username === b.username && a.password === b.password && a.from === b.from;

/**
 * Creates an object that keeps the input and the result of one login request. The object forgets both as soon as the
 * request succeeds, so that the password does not stay in memory. After a failure, the object forgets both after 30
 * seconds.
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
