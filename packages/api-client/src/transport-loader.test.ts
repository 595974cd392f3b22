import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Transport } from './transport.ts';
import { createTransportLoader } from './api-client.ts';

const transport: Transport = { send: () => Promise.reject(new Error('not called here')) };
const never = () => new Promise<Transport>(() => undefined);
const limits = { timeoutMs: 60_000, signal: undefined };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('loading the transport', () => {
  it('runs once for all callers', async () => {
    const load = vi.fn(() => Promise.resolve(transport));
    const loaded = createTransportLoader(load);
    expect(await Promise.all([loaded(limits), loaded(limits)])).toEqual([{ transport }, { transport }]);
    expect(await loaded(limits)).toEqual({ transport });
    expect(load).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('reports a network fault on failure and runs again for the next call', async () => {
    const load = vi
      .fn<() => Promise<Transport>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValue(transport);
    const loaded = createTransportLoader(load);
    expect(await loaded(limits)).toEqual({ fault: 'network' });
    expect(await loaded(limits)).toEqual({ transport });
  });

  it('times out after the timeout of a call', async () => {
    const result = createTransportLoader(never)(limits);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toEqual({ fault: 'timeout' });
  });

  it('stops waiting if the call is cancelled', async () => {
    const controller = new AbortController();
    const result = createTransportLoader(never)({ ...limits, signal: controller.signal });
    controller.abort();
    expect(await result).toEqual({ fault: 'aborted' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('no longer listens to the signal of the call afterwards', async () => {
    const { signal } = new AbortController();
    const loading = createTransportLoader(() => Promise.resolve(transport))({ ...limits, signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await loading;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
