import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trackedNow, useTrackedWithdrawals } from './tracked-withdrawals.ts';

interface Item {
  readonly id: string;
  readonly requestedAt: string;
  readonly status: string;
}

const item = (id: string, status: string, minute = 0): Item => ({
  id,
  status,
  requestedAt: `2026-11-20T03:${String(minute).padStart(2, '0')}:00.000Z`,
});

describe('trackedNow', () => {
  it('[ME-06] returns the final state of a withdrawal that is no longer pending', () => {
    expect(trackedNow([item('a', 'requested')], [], [item('a', 'paid')])).toEqual([item('a', 'paid')]);
  });

  it('does not add finished withdrawals that were not tracked', () => {
    expect(trackedNow([], [], [item('a', 'paid')])).toEqual([]);
  });

  it('sorts the newest withdrawal first', () => {
    const items = trackedNow([item('old', 'requested', 1)], [item('new', 'requested', 2)], []);
    expect(items.map(({ id }) => id)).toEqual(['new', 'old']);
  });
});

describe('useTrackedWithdrawals', () => {
  const render = (waiting: readonly Item[] | undefined, finished: readonly Item[] = []) =>
    renderHook(
      (lists: { waiting: readonly Item[] | undefined; finished: readonly Item[] }) =>
        useTrackedWithdrawals(lists.waiting, lists.finished),
      { initialProps: { waiting, finished } },
    );

  it('[ME-06] tracks a withdrawal from pending to paid until the member dismisses it', () => {
    const hook = render([item('a', 'requested')]);
    hook.rerender({ waiting: [], finished: [] });
    expect(hook.result.current.items.map(({ status }) => status)).toEqual(['requested']);
    expect(hook.result.current.someUnsettled).toBe(true);
    hook.rerender({ waiting: [], finished: [item('a', 'paid')] });
    expect(hook.result.current.items.map(({ status }) => status)).toEqual(['paid']);
    expect(hook.result.current.someUnsettled).toBe(false);
    act(() => hook.result.current.dismiss('a'));
    expect(hook.result.current.items).toEqual([]);
  });

  it('contains a withdrawal that was just sent before the API lists it', () => {
    const hook = render(undefined);
    act(() => hook.result.current.follow(item('b', 'requested')));
    expect(hook.result.current.items.map(({ id }) => id)).toEqual(['b']);
    expect(hook.result.current.someUnsettled).toBe(false);
  });
});
