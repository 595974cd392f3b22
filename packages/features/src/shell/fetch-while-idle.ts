import type { LazyScreen } from './lazy-screen.ts';

const restMs = 1500;

function whenIdle(callback: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(callback);
  else setTimeout(callback, restMs);
}

export function fetchWhileIdle(screens: readonly LazyScreen[]): () => void {
  let stopped = false;
  const fetchFrom = (index: number): void => {
    const screen = screens[index];
    if (stopped || screen === undefined) return;
    whenIdle(() => {
      if (!stopped) void screen.preload().then(() => fetchFrom(index + 1));
    });
  };
  fetchFrom(0);
  return () => {
    stopped = true;
  };
}
