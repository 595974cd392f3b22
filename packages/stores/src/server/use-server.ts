import { useCallback, useState } from 'react';
import { checkSiteStatus } from '../start-up/start-up.ts';
import type { SiteStatus } from './server.slice.ts';
import type { StorageTrouble } from '../storage/safe-storage.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** The site status (ST-08), whether a check is pending, and a function that checks again. */
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

/** Returns how many times the site has reopened after maintenance; an increase is a reason to retry what was refused. */
export function useSiteOpenings(): number {
  return useAppSelector((state) => state.server.openings);
}

/** Returns the error of a submitted form for as long as it holds: a refusal by maintenance ends when the site opens. */
export function useCurrentFailure<Failure>(failure: Failure): Failure | null {
  const openings = useSiteOpenings();
  const [arrived, setArrived] = useState({ failure, openings });
  if (arrived.failure !== failure) setArrived({ failure, openings });
  const isOver = arrived.failure === failure && arrived.openings !== openings;
  return isOver && Reflect.get(Object(failure), 'code') === 'MAINTENANCE' ? null : failure;
}

/** True while the server does not answer properly (ST-09). */
export function useServerProblem(): boolean {
  return useAppSelector((state) => state.server.serverProblem);
}

/** True while the device has no connection (SH-06). */
export function useOffline(): boolean {
  return useAppSelector((state) => state.server.offline);
}

/** Returns how long a login lasts in a browser that refuses storage; null if storage works. */
export function useStorageTrouble(): StorageTrouble | null {
  return useAppSelector((state) => state.server.storageTrouble);
}
