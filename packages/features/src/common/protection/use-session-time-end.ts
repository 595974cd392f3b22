import { useProtectionQuery } from '@chada/stores/protection';
import { useEffect } from 'react';
import { useClient } from '../brand/site-context.tsx';
import { useWhileShown } from '../layout/use-while-shown.ts';

const minuteMs = 60_000;
/** The protection state may be reloaded this many milliseconds too early, because timers are not exact. */
const toleranceMs = 1_000;

/**
 * Reloads the protection state when the member has used up a limit on session time. A hidden page sends no request,
 * because the API counts each request as time on the site.
 */
export function useSessionTimeEnd(): void {
  const { protection } = useClient();
  const { data, fulfilledTimeStamp, refetch } = useProtectionQuery(undefined, {
    skip: protection === undefined,
  });
  const load = useWhileShown(() => void refetch());
  const remainingMinutes = data?.limits
    .filter(({ kind, isReached }) => kind === 'session' && !isReached)
    .reduce((min, limit) => Math.min(min, limit.left), Infinity);
  useEffect(() => {
    if (remainingMinutes === undefined || remainingMinutes === Infinity || fulfilledTimeStamp === undefined)
      return undefined;
    const dueAt = performance.now() + Math.max(1, remainingMinutes) * minuteMs;
    const timer = setInterval(() => {
      if (performance.now() + toleranceMs >= dueAt && document.visibilityState !== 'hidden') load();
    }, minuteMs);
    return () => clearInterval(timer);
  }, [remainingMinutes, fulfilledTimeStamp, load]);
}
