import { creditStream, userDetail } from '@chada/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => vi.resetModules());
const load = vi.hoisted(() => vi.fn<() => Promise<never>>());
vi.mock('./transport.ts', () => load());
vi.mock('./open-stream.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
const { createApiClient } = await import('./api-client.ts');

const client = createApiClient({
  baseUrl: '/',
  hostname: 'daothong.localhost',
  platform: 'AND',
  webVersion: '1',
  getToken: () => null,
});
const memberInput = { params: { uuid: '3f0f5b7e-8f2a-4c1d-9a57-6f2d1c0b9e11' } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a call whose code does not load', () => {
  it('[ER-02] is a timeout after the time of a call, and silent if the caller cancels it', async () => {
    load.mockReturnValue(new Promise(() => undefined));
    const waiting = client.call(userDetail, memberInput);
    const controller = new AbortController();
    const cancelled = client.call(userDetail, memberInput, { signal: controller.signal });
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

describe('a stream whose code does not load', () => {
  const open = () => {
    vi.useRealTimers();
    const onEnd = vi.fn();
    return { onEnd, close: client.openStream(creditStream, { onEvent: () => undefined, onEnd }) };
  };

  it('is lost, unless the caller has closed it', async () => {
    const closed = open();
    closed.close();
    const { onEnd } = open();
    await vi.waitFor(() => expect(onEnd.mock.calls).toEqual([['lost']]));
    expect(closed.onEnd).not.toHaveBeenCalled();
  });
});
