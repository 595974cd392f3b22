import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LookupResult, lookupPauseMs, useLookup } from './use-lookup.ts';

function manualService() {
  const waiting = new Map<string, (result: LookupResult<boolean>) => void>();
  const calls: string[] = [];
  return {
    calls,
    service: (value: string) => {
      calls.push(value);
      return new Promise<LookupResult<boolean>>((resolve) => waiting.set(value, resolve));
    },
    answer: async (value: string, result: LookupResult<boolean>) => {
      await act(async () => {
        waiting.get(value)?.(result);
        await Promise.resolve();
      });
    },
  };
}

const pause = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('[VA-02] [PU-03] the look-up of a value', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('looks up the current value once after a pause in typing', () => {
    const { calls, service } = manualService();
    const { rerender } = renderHook(({ value }) => useLookup(value, service), {
      initialProps: { value: 'somc' },
    });
    pause(lookupPauseMs - 1);
    rerender({ value: 'somch' });
    pause(lookupPauseMs - 1);
    expect(calls).toEqual([]);
    pause(1);
    expect(calls).toEqual(['somch']);
  });

  it('ignores a late result of an earlier value', async () => {
    const { service, answer } = manualService();
    const { result, rerender } = renderHook(({ value }) => useLookup(value, service), {
      initialProps: { value: 'first' },
    });
    pause(lookupPauseMs);
    rerender({ value: 'second' });
    pause(lookupPauseMs);
    await answer('second', { state: 'found', found: true });
    await answer('first', { state: 'found', found: false });
    expect(result.current.now).toEqual({ state: 'found', found: true });
  });

  it('looks up immediately and only once on blur', async () => {
    const { calls, service, answer } = manualService();
    const { result } = renderHook(() => useLookup<boolean>('somchai', service));
    await act(async () => {
      void result.current.ask();
      void result.current.ask();
      await Promise.resolve();
    });
    expect(result.current.now).toEqual({ state: 'checking' });
    pause(lookupPauseMs * 2);
    expect(calls).toEqual(['somchai']);
    await answer('somchai', { state: 'found', found: true });
    expect(result.current.now).toEqual({ state: 'found', found: true });
  });

  it('does not repeat a look-up on blur that failed before the pause in typing ended', async () => {
    const { calls, service, answer } = manualService();
    const { result } = renderHook(() => useLookup<boolean>('somchai', service));
    act(() => void result.current.ask());
    await answer('somchai', { state: 'failed', error: 'no network' });
    pause(lookupPauseMs);
    expect(calls).toEqual(['somchai']);
    expect(result.current.now).toEqual({ state: 'failed', error: 'no network' });
  });

  it('looks up again after a failure, but not after a result', async () => {
    const { calls, service, answer } = manualService();
    const { result } = renderHook(() => useLookup<boolean>('somchai', service));
    pause(lookupPauseMs);
    await answer('somchai', { state: 'failed', error: 'no network' });
    expect(result.current.now).toEqual({ state: 'failed', error: 'no network' });
    act(() => void result.current.ask());
    await answer('somchai', { state: 'found', found: false });
    act(() => void result.current.ask());
    expect(calls).toEqual(['somchai', 'somchai']);
  });

  it('[ST-08] looks up a failed value again when the site opens after maintenance', async () => {
    const { calls, service, answer } = manualService();
    const { result, rerender } = renderHook(
      ({ openings }) => useLookup<boolean>('somchai', service, openings),
      { initialProps: { openings: 0 } },
    );
    pause(lookupPauseMs);
    await answer('somchai', { state: 'failed', error: 'maintenance' });
    rerender({ openings: 1 });
    await answer('somchai', { state: 'found', found: true });
    expect(result.current.now).toEqual({ state: 'found', found: true });
    rerender({ openings: 2 });
    expect(calls).toEqual(['somchai', 'somchai']);
  });

  it('does not look up an incomplete value', () => {
    const { calls, service } = manualService();
    const { result } = renderHook(() => useLookup<boolean>(undefined, service));
    pause(lookupPauseMs * 2);
    expect(result.current.ask()).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('stores the refusal of a submit as the result', () => {
    const { service } = manualService();
    const { result } = renderHook(() => useLookup<boolean>('somchai', service));
    act(() => result.current.storeResult('somchai', false));
    expect(result.current.now).toEqual({ state: 'found', found: false });
  });
});
