import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, lazyScreen, type LazyScreen, LoadingScreen } from './lazy-screen.ts';

const Screen = () => createElement('h1', null, 'here');
const onServer = (screen: LazyScreen) =>
  renderToString(createElement(LoadingScreen, { value: () => 'waiting' }, createElement(screen)));

describe('[CO-01] lazyScreen', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('has a time limit of 120 seconds', () => {
    expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  });

  it('requests the code once for the preload and the render', async () => {
    const load = vi.fn(() => Promise.resolve(Screen));
    const screen = lazyScreen(load);
    await screen.preload();
    await screen.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders a preloaded screen synchronously', async () => {
    const screen = lazyScreen(() => Promise.resolve(Screen));
    expect(onServer(screen)).toContain('waiting');
    await screen.preload();
    expect(onServer(screen)).toContain('<h1>here</h1>');
  });

  it('requests the code again after a failed preload', async () => {
    const load = vi.fn(() => Promise.resolve(Screen)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const screen = lazyScreen(load);
    expect(await screen.preload()).toBe(false);
    expect(await screen.preload()).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('times out without an unhandled rejection', async () => {
    const screen = lazyScreen(() => new Promise(() => undefined), { timeoutMs: 50 });
    const early = screen.preload();
    await vi.advanceTimersByTimeAsync(50);
    await expect(early).resolves.toBe(false);
  });
});
