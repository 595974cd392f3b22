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
  /** Does nothing if the same input has been sent and its result was not taken. */
  start(input: LoginInput, send: () => Result): void;
  /** Returns the result of a login with the same input, once, within 30 seconds after it was sent. */
  take(input: LoginInput): Result | undefined;
}

const KEPT_MS = 30_000;

const isSame = (one: LoginInput, other: LoginInput): boolean =>
  one.username === other.username && one.password === other.password && one.from === other.from;

/** `clock` returns milliseconds. */
export function createEarlyLogin(clock: () => number): EarlyLogin {
  let sent: { readonly input: LoginInput; readonly at: number; readonly result: Result } | undefined;
  const find = (input: LoginInput): Result | undefined =>
    sent !== undefined && isSame(sent.input, input) && clock() - sent.at < KEPT_MS ? sent.result : undefined;
  return {
    start(input, send) {
      if (find(input) === undefined) sent = { input, at: clock(), result: send() };
    },
    take(input) {
      const result = find(input);
      sent = undefined;
      return result;
    },
  };
}
