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
const loading = { games: [], isAboveLoading: true, isListReady: true, isListShort: false };
const loaded = { ...loading, games: above, isAboveLoading: false };
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
  expect(open({ ...loading, isAboveLoading: false }).result.current).toEqual([]);
});

it('returns the games before the list is ready', () => {
  expect(open({ ...loaded, isListReady: false }).result.current).toBe(above);
});

it('returns the games of a retry until the list is ready', () => {
  const failed = { ...loading, isAboveLoading: false, isListReady: false };
  const { result, rerender } = open(failed);
  expect(result.current).toEqual([]);
  rerender({ ...failed, isAboveLoading: true });
  expect(result.current).toBeUndefined();
  rerender(loaded);
  expect(result.current).toBe(above);
});

it('does not wait above a short list, and ignores games that arrive later', () => {
  const { result, rerender } = open({ ...loading, isListShort: true });
  expect(result.current).toEqual([]);
  rerender({ ...loaded, isListShort: true });
  expect(result.current).toEqual([]);
});
