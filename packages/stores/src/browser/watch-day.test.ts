import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchDay } from './watch-day.ts';

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;
/** Midnight in Bangkok. */
const midnight = Date.parse('2026-11-20T17:00:00Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function watchFrom(start: number, { random = 0.5 } = {}) {
  vi.setSystemTime(start);
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const state = { active: true, skewMs: 0, sleptMs: 0 };
  const onNewDay = vi.fn();
  const watch = watchDay({
    clock: () => Date.now() + state.skewMs - state.sleptMs,
    deviceClock: () => Date.now(),
    isActive: () => state.active,
    onNewDay,
  });
  return { state, onNewDay, watch };
}

describe('watchDay', () => {
  it.each([
    ['first', 0, 2 * second],
    ['last', 1, 15 * second],
  ])('calls the %s pages after midnight', (_name, random, delayMs) => {
    const { onNewDay } = watchFrom(midnight - 1000, { random });
    vi.advanceTimersByTime(1000 + delayMs - 1);
    expect(onNewDay).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onNewDay).toHaveBeenCalledTimes(1);
  });

  it('calls once for each day', () => {
    const { onNewDay } = watchFrom(midnight - hour);
    vi.advanceTimersByTime(3 * day);
    expect(onNewDay).toHaveBeenCalledTimes(3);
  });

  it('keeps one timer of at most a day', () => {
    const { watch } = watchFrom(midnight + 9 * second);
    watch.check();
    watch.restart();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(Date.now()).toBeLessThanOrEqual(midnight + 9 * second + day);
    watch.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls an inactive page when it is active again', () => {
    const { state, onNewDay, watch } = watchFrom(midnight - hour);
    state.active = false;
    vi.advanceTimersByTime(2 * day);
    expect(onNewDay).not.toHaveBeenCalled();
    state.active = true;
    watch.check();
    expect(onNewDay).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(day);
    expect(onNewDay).toHaveBeenCalledTimes(2);
  });

  it('waits for its second if the page becomes active right after midnight', () => {
    const { onNewDay, watch } = watchFrom(midnight - 1000, { random: 1 });
    vi.advanceTimersByTime(2 * second);
    watch.check();
    expect(onNewDay).not.toHaveBeenCalled();
    vi.advanceTimersByTime(14 * second);
    expect(onNewDay).toHaveBeenCalledTimes(1);
  });

  it('calls a page whose timer fires late', () => {
    const { onNewDay } = watchFrom(midnight - hour);
    vi.setSystemTime(midnight + 8 * hour);
    vi.advanceTimersToNextTimer();
    expect(onNewDay).toHaveBeenCalledTimes(1);
  });

  it('calls after a sleep in which the clock stopped, as soon as the clock is correct', () => {
    const { state, onNewDay, watch } = watchFrom(midnight - hour);
    vi.setSystemTime(midnight + 8 * hour);
    state.sleptMs = 9 * hour;
    watch.check();
    expect(onNewDay).not.toHaveBeenCalled();
    state.sleptMs = 0;
    watch.check();
    expect(onNewDay).toHaveBeenCalledTimes(1);
  });

  it.each([-40 * day, 40 * day])('continues from a first time that is %i ms wrong', (skewMs) => {
    const { state, onNewDay, watch } = watchFrom(midnight - hour);
    state.skewMs = skewMs;
    watch.restart();
    state.skewMs = 0;
    watch.restart();
    expect(onNewDay).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * hour);
    expect(onNewDay).toHaveBeenCalledTimes(1);
  });

  it('does not call when the clock moves back, and calls at the next midnight', () => {
    const { state, onNewDay, watch } = watchFrom(midnight - hour);
    state.skewMs = -3 * day;
    watch.check();
    expect(onNewDay).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2 * hour);
    expect(onNewDay).toHaveBeenCalledTimes(1);
  });

  it('calls at most once an hour while the clock alternates between two days', () => {
    const { state, onNewDay, watch } = watchFrom(midnight + hour);
    for (let minute = 0; minute < 120; minute += 1) {
      state.skewMs = minute % 2 === 0 ? day : 0;
      watch.check();
      vi.advanceTimersByTime(60 * second);
    }
    expect(onNewDay).toHaveBeenCalledTimes(2);
  });
});
