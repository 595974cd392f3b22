import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useGentlePolling } from './use-gentle-polling.ts';

let sight: DocumentVisibilityState = 'visible';

function becomeVisible(now: DocumentVisibilityState): void {
  sight = now;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('useGentlePolling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sight = 'visible';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => sight);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const start = (options: { active: boolean; failing: boolean }) => {
    const ask = vi.fn();
    const hook = renderHook(
      (given: { active: boolean; failing: boolean }) => useGentlePolling(ask, { ...given, intervalMs: 1000 }),
      { initialProps: options },
    );
    return { ask, hook };
  };

  it('polls at the interval only while active', () => {
    const { ask, hook } = start({ active: true, failing: false });
    vi.advanceTimersByTime(3000);
    expect(ask).toHaveBeenCalledTimes(3);
    hook.rerender({ active: false, failing: false });
    vi.advanceTimersByTime(10_000);
    expect(ask).toHaveBeenCalledTimes(3);
    hook.unmount();
    becomeVisible('visible');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not poll while hidden and polls immediately when visible again', () => {
    const { ask } = start({ active: true, failing: false });
    becomeVisible('hidden');
    vi.advanceTimersByTime(10_000);
    expect(ask).not.toHaveBeenCalled();
    becomeVisible('visible');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('polls a quarter as often after a failure', () => {
    const { ask } = start({ active: true, failing: true });
    vi.advanceTimersByTime(8000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
