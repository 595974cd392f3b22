import { useEffect, useRef } from 'react';

/**
 * Refetches every `intervalMs` while `active` and the page is visible, and at once when it becomes visible. A hidden
 * page sends no requests. After a failure it polls a quarter as often.
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
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(askIfSeen, failing ? intervalMs * 4 : intervalMs);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [active, failing, intervalMs]);
}
