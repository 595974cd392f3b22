import type { ApiResult } from '@chada/api-client';
import type { Session } from '@chada/contract/session';
import { createDeferred } from '@chada/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEarlyLogin } from './early-login.ts';

const input = { username: 'somsri88', password: 'ผิดแน่นอน', from: 'login' } as const;
const failure: ApiResult<Session> = {
  ok: false,
  error: {
    kind: 'refused',
    operation: 'auth.login',
    status: 401,
    code: 'CREDENTIALS_WRONG',
    policy: { clearsSession: false, setsServerProblem: false, silent: false },
  },
};

describe('a login that was sent early', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is held without a limit while it runs', async () => {
    const response = createDeferred();
    const early = createEarlyLogin();
    early.start(input, () => response.promise.then(() => failure));
    await vi.advanceTimersByTimeAsync(3_600_000);
    const earlyLogin = early.take(input);
    response.resolve();
    expect(await earlyLogin).toBe(failure);
  });

  it('is held for 30 seconds after a failure', async () => {
    for (const [ms, result] of [
      [29_999, failure],
      [30_000, undefined],
    ] as const) {
      const early = createEarlyLogin();
      early.start(input, () => Promise.resolve(failure));
      await vi.advanceTimersByTimeAsync(ms);
      expect(await early.take(input), `${ms} ms`).toBe(result);
    }
  });
});
