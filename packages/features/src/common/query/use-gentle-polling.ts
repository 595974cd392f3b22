import { useEffect, useRef } from 'react';

/**
 * Calls `ask` every `intervalMs` while the page is visible, and when the page becomes visible. While requests fail, the
 * interval is four times longer.
 */
export function useGentlePolling(
  ask: () => unknown,
  { active, failing, intervalMs = 8_000 }: { active: boolean; failing: boolean; intervalMs?: number },
): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!active) return undefined;
    const pollIfVisible = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(pollIfVisible, failing ? intervalMs * 4 : intervalMs);
    document.addEventListener('visibilitychange', pollIfVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pollIfVisible);
    };
  }, [active, failing, intervalMs]);
}
