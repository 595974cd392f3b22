import { manyGames } from '@chada/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_WAIT_MS, useGamesAbove } from './use-games-above.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const above = manyGames(4);
const loading = { games: [], isAboveLoading: true, isListReady: true };
const loaded = { games: above, isAboveLoading: false, isListReady: true };
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const open = (state: Parameters<typeof useGamesAbove>[0]) =>
  renderHook(useGamesAbove, { initialProps: state });

it('waits for games that arrive within the time', () => {
  const { result, rerender } = open(loading);
  wait(MAX_WAIT_MS - 1);
  expect(result.current).toBeUndefined();
  rerender(loaded);
  expect(result.current).toBe(above);
});

it('ignores games that arrive later', () => {
  const { result, rerender } = open(loading);
  wait(MAX_WAIT_MS);
  expect(result.current).toEqual([]);
  rerender(loaded);
  expect(result.current).toEqual([]);
});

it('keeps the games that it returned first', () => {
  const { result, rerender } = open(loaded);
  rerender({ ...loaded, games: manyGames(5) });
  expect(result.current).toBe(above);
});

it('starts to wait when the list is ready', () => {
  const { result, rerender } = open({ ...loading, isListReady: false });
  wait(2 * MAX_WAIT_MS);
  rerender(loading);
  wait(MAX_WAIT_MS - 1);
  expect(result.current).toBeUndefined();
  rerender(loaded);
  expect(result.current).toBe(above);
});

it('waits for nothing if no games are above the list', () => {
  expect(open({ games: [], isAboveLoading: false, isListReady: true }).result.current).toEqual([]);
});
