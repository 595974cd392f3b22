import { useEffect, useRef } from 'react';

/**
 * Calls `onTimeout` once, `timeoutMs` milliseconds after `running` became true. A `timeoutMs` of null disables the
 * timer.
 */
export function useAutoClose(running: boolean, timeoutMs: number | null, onTimeout: () => void): void {
  const latest = useRef(onTimeout);
  useEffect(() => {
    latest.current = onTimeout;
  });
  useEffect(() => {
    if (!running || timeoutMs === null) return undefined;
    const timer = setTimeout(() => latest.current(), timeoutMs);
    return () => clearTimeout(timer);
  }, [running, timeoutMs]);
}
