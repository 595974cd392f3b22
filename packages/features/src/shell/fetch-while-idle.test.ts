import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWhileIdle } from './fetch-while-idle.ts';
import { lazyScreen } from './lazy-screen.ts';

const Screen = () => null;

describe('fetchWhileIdle', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('fetches screens one after another and continues after a failure', async () => {
    const order: string[] = [];
    const screenOf = (name: string, load: () => Promise<typeof Screen>) =>
      lazyScreen(() => {
        order.push(name);
        return load();
      });
    fetchWhileIdle([
      screenOf('first', () => Promise.reject(new TypeError('Failed to fetch'))),
      screenOf('second', () => Promise.resolve(Screen)),
    ]);
    expect(order).toEqual([]);
    await vi.runAllTimersAsync();
    expect(order).toEqual(['first', 'second']);
  });

  it('stops when the returned function is called', async () => {
    const load = vi.fn(() => Promise.resolve(Screen));
    fetchWhileIdle([lazyScreen(load)])();
    await vi.runAllTimersAsync();
    expect(load).not.toHaveBeenCalled();
  });

  it('asks for no idle time when it was stopped during a fetch', async () => {
    let arrive = (_screen: typeof Screen): void => undefined;
    const slow = lazyScreen(() => new Promise<typeof Screen>((resolve) => (arrive = resolve)));
    const load = vi.fn(() => Promise.resolve(Screen));
    const stop = fetchWhileIdle([slow, lazyScreen(load)]);
    await vi.advanceTimersByTimeAsync(2_000);
    stop();
    arrive(Screen);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
