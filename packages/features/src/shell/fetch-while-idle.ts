import type { LazyScreen } from './lazy-screen.ts';

/** How long a browser without idle callbacks is left alone between two fetches. */
const restMs = 1500;

function whenIdle(act: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(act);
  else setTimeout(act, restMs);
}

/**
 * Fetches the code of screens one after another while the browser has nothing else to do, so that the next screen is
 * there before it is asked for. Gives the way to stop.
 */
export function fetchWhileIdle(screens: readonly LazyScreen[]): () => void {
  let stopped = false;
  const fetchFrom = (index: number): void => {
    const screen = screens[index];
    if (screen === undefined) return;
    whenIdle(() => {
      if (!stopped) void screen.preload().then(() => fetchFrom(index + 1));
    });
  };
  fetchFrom(0);
  return () => {
    stopped = true;
  };
}
