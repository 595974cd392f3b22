import { useEffect, useRef } from 'react';

/**
 * Asks again every `intervalMs` while `active` and the page is in sight, and at once when it comes back into sight: so
 * that a wait is told without a button, and a phone in a pocket asks nothing. While the last answer was a failure it asks
 * a quarter as often.
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
