import { useCallback } from 'react';
import { checkSiteStatus } from '../start-up/start-up.ts';
import type { SiteStatus } from './server.slice.ts';
import type { StorageTrouble } from '../storage/safe-storage.ts';
import { useAppDispatch, useAppSelector } from '../store/typed-hooks.ts';

/** Whether the site is in maintenance (ST-08), whether that is being asked, and asking again. */
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

/** How often the site has opened again after maintenance: when it grows, what was refused meanwhile can be tried again. */
export function useSiteOpenings(): number {
  return useAppSelector((state) => state.server.openings);
}

/** The server does not answer as it should (ST-09); false again once it does. */
export function useServerProblem(): boolean {
  return useAppSelector((state) => state.server.serverProblem);
}

/** The device has no connection (SH-06). */
export function useOffline(): boolean {
  return useAppSelector((state) => state.server.offline);
}

/** How long a sign-in lasts in a browser that refuses storage; null where it lasts as it should. */
export function useStorageTrouble(): StorageTrouble | null {
  return useAppSelector((state) => state.server.storageTrouble);
}
