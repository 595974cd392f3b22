import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function withoutIdleCallbacks() {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('cancelIdleCallback', undefined);
}

it('requests an idle callback with the timeout, and cancels it', () => {
  const request = vi.fn((_call: () => void, _options?: IdleRequestOptions) => 7);
  const cancel = vi.fn();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const call = vi.fn();
  const stop = whenIdle(call, { timeoutMs: 250, fallbackDelayMs: 60 });
  whenIdle(call);
  expect(request.mock.calls).toEqual([
    [call, { timeout: 250 }],
    [call, undefined],
  ]);
  stop();
  expect(cancel.mock.calls).toEqual([[7]]);
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for the fallback delay without idle callbacks', () => {
  withoutIdleCallbacks();
  const call = vi.fn();
  whenIdle(call, { timeoutMs: 250, fallbackDelayMs: 60 });
  vi.advanceTimersByTime(59);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledTimes(1);
});

it('waits for the next frame without idle callbacks and without a fallback delay', () => {
  withoutIdleCallbacks();
  const call = vi.fn();
  whenIdle(call, { timeoutMs: 250 });
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersToNextFrame();
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([{ fallbackDelayMs: 60 }, {}])(
  'cancels the call without idle callbacks, with the options %j',
  (options) => {
    withoutIdleCallbacks();
    const call = vi.fn();
    whenIdle(call, options)();
    vi.advanceTimersByTime(1_000);
    expect(call).not.toHaveBeenCalled();
  },
);
