import { useCallback, useState } from 'react';
import { checkSiteStatus } from '../start-up/start-up.ts';
import type { SiteStatus } from './server.slice.ts';
import type { StorageProblem } from '../storage/safe-storage.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** Returns the site status (ST-08), and a function that checks the status again. */
export function useSiteStatus(): {
  readonly siteStatus: SiteStatus;
  readonly checking: boolean;
  readonly recheck: () => Promise<void>;
} {
  const dispatch = useAppDispatch();
  const siteStatus = useAppSelector((state) => state.server.siteStatus);
  const checking = useAppSelector((state) => state.server.checking);
  const recheck = useCallback(() => dispatch(checkSiteStatus()), [dispatch]);
  return { siteStatus, checking, recheck };
}

/**
 * Returns the number of times that maintenance has ended. The caller repeats failed requests when this number
 * increases.
 */
export function useSiteOpenings(): number {
  return useAppSelector((state) => state.server.openings);
}

/** Returns the error of a form. Returns null if the error was about maintenance and the maintenance has ended since. */
export function useCurrentFailure<Failure>(failure: Failure): Failure | null {
  const openings = useSiteOpenings();
  const [arrived, setArrived] = useState({ failure, openings });
  if (arrived.failure !== failure) setArrived({ failure, openings });
  const isOver = arrived.failure === failure && arrived.openings !== openings;
  return isOver && Reflect.get(Object(failure), 'code') === 'MAINTENANCE' ? null : failure;
}

/** True while the server has problems (ST-09). */
export function useServerProblem(): boolean {
  return useAppSelector((state) => state.server.serverProblem);
}

/** True while the device is offline (SH-06). */
export function useOffline(): boolean {
  return useAppSelector((state) => state.server.offline);
}

/** Returns the reason why a session can't be stored permanently, or null. */
export function useStorageProblem(): StorageProblem | null {
  return useAppSelector((state) => state.server.storageProblem);
}
