import { useEffect, useRef } from 'react';

/**
 * Asks again every `intervalMs` while `active` and the page is in sight, and at once when it comes back into sight: so
 * that a wait is told without a button, and a phone in a pocket asks nothing.
 */
export function useGentlePolling(active: boolean, ask: () => unknown, intervalMs = 8_000): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!active) return undefined;
    const askIfSeen = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    const timer = setInterval(askIfSeen, intervalMs);
    document.addEventListener('visibilitychange', askIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfSeen);
    };
  }, [active, intervalMs]);
}
