import { whenIdle } from '@chada/ui-kit';
import type { LazyScreen } from './lazy-screen.ts';

const FALLBACK_DELAY_MS = 1500;

export function fetchWhileIdle(screens: readonly LazyScreen[]): () => void {
  let stopped = false;
  const fetchFrom = (index: number): void => {
    const screen = screens[index];
    if (stopped || screen === undefined) return;
    whenIdle(
      () => {
        if (!stopped) void screen.preload().then(() => fetchFrom(index + 1));
      },
      { fallbackDelayMs: FALLBACK_DELAY_MS },
    );
  };
  fetchFrom(0);
  return () => {
    stopped = true;
  };
}
