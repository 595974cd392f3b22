import { userDetail } from '@chada/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.resetModules());
const load = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('./transport.ts', () => load());
const { createApiClient } = await import('./api-client.ts');

const client = createApiClient({
  baseUrl: '/',
  hostname: 'daothong.localhost',
  platform: 'AND',
  webVersion: '1',
  getToken: () => null,
});
const mine = { params: { uuid: '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11' } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a call whose code does not load', () => {
  it('[ER-02] is a timeout after the time of a call, and silent if the caller cancels it', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    const waiting = client.call(userDetail, mine);
    const controller = new AbortController();
    const cancelled = client.call(userDetail, mine, { signal: controller.signal });
    controller.abort();
    expect(await cancelled).toMatchObject({
      ok: false,
      error: { kind: 'aborted', by: 'us', operation: 'user.detail', policy: { silent: true } },
    });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await waiting).toEqual({
      ok: false,
      error: {
        kind: 'timeout',
        operation: 'user.detail',
        timeoutMs: 60_000,
        policy: { clearsSession: false, setsServerProblem: true, silent: false },
      },
    });
  });
});
